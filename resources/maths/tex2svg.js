// Defines tex2svg() for app/support/maths_renderer: MathJax and its font, as much of them as formulas of content need.

import './engine.js';

import {liteAdaptor} from '@mathjax/src/cjs/adaptors/liteAdaptor.js';
import {RegisterHTMLHandler} from '@mathjax/src/cjs/handlers/html.js';
import {TeX} from '@mathjax/src/cjs/input/tex.js';
import '@mathjax/src/cjs/input/tex/ams/AmsConfiguration.js';
import '@mathjax/src/cjs/input/tex/base/BaseConfiguration.js';
import '@mathjax/src/cjs/input/tex/boldsymbol/BoldsymbolConfiguration.js';
import '@mathjax/src/cjs/input/tex/cases/CasesConfiguration.js';
import '@mathjax/src/cjs/input/tex/color/ColorConfiguration.js';
import '@mathjax/src/cjs/input/tex/mathtools/MathtoolsConfiguration.js';
import '@mathjax/src/cjs/input/tex/newcommand/NewcommandConfiguration.js';
import '@mathjax/src/cjs/input/tex/textmacros/TextMacrosConfiguration.js';
import {mathjax} from '@mathjax/src/cjs/mathjax.js';
import {SVG} from '@mathjax/src/cjs/output/svg.js';

import {Font} from './font.js';
import {adaptToQt} from './svg_for_qt.js';

const packages = ['base', 'ams', 'newcommand', 'boldsymbol', 'textmacros', 'cases', 'color', 'mathtools'];

// MathJax asks for each part of the font, but all that there are have been imported.
mathjax.asyncLoad = () => {};
mathjax.asyncIsSynchronous = true;

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
const output = new SVG({fontData: Font, fontCache: 'none', linebreaks: {inline: false}});
output.font.loadDynamicFilesSync();

/**
 * Returns {svg} or {error: message}. The error is a value because QJSEngine does not tell its caller of every exception.
 *
 * Each formula gets a parser of its own, so that no \def, \label or colour of one is seen by the next.
 */
globalThis.tex2svg = (tex, display) => {
  try {
    const input = new TeX({packages, formatError: (_, error) => { throw error; }});
    const page = mathjax.document('', {InputJax: input, OutputJax: output});
    const container = page.convert(tex, {display, em: 16, ex: 8, containerWidth: 1200});
    const svg = adaptor.firstChild(container);
    adaptToQt(svg, adaptor);
    return {svg: adaptor.outerHTML(svg)};
  } catch (error) {
    return {error: String(error.message)};
  }
};
