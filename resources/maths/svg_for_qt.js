// MathJax draws for browsers; QtSvg knows SVG Tiny 1.2. This is where the two are brought together.

import {SvgMo} from '@mathjax/src/cjs/output/svg/Wrappers/mo.js';

// MathJax makes a tall bracket from end pieces and an extender, and lets the extenders' pieces overlap by this much (in em).
const OVERLAP = 0.1;

/** Adds the glyph `character`, moved and scaled, to the stretched operator `mo`. */
function addExtender(mo, character, variant, transform) {
  const group = mo.svg('g', {transform});
  mo.addGlyph(character, variant, 0, 0, group);
  for (const [index, parent] of mo.dom.entries()) {
    if (parent) mo.adaptor.append(parent, index === 0 ? group : mo.adaptor.clone(group));
  }
}

// MathJax stretches an extender more than needed and cuts it with a nested <svg viewBox>, which QtSvg ignores: matrices
// and braces become black bars. Scaled exactly, the extender needs no cutting.
SvgMo.prototype.addExtV = function (character, variant, height, depth, top, bottom, width) {
  if (!character) return;
  const [glyphHeight, glyphDepth, glyphWidth] = this.getChar(character, variant);
  const above = Math.max(0, top - OVERLAP);
  const below = Math.max(0, bottom - OVERLAP);
  const length = height + depth - above - below;
  if (length <= 0) return;
  const scale = length / (glyphHeight + glyphDepth);
  const x = this.fixed((width - glyphWidth) / 2);
  const y = this.fixed(below - depth + glyphDepth * scale);
  addExtender(this, character, variant, `translate(${x},${y}) scale(1,${this.jax.fixed(scale)})`);
};

SvgMo.prototype.addExtH = function (character, variant, width, left, right, offset = 0) {
  if (!character) return;
  const glyphWidth = this.getChar(character, variant)[2];
  const before = Math.max(0, left - OVERLAP);
  const after = Math.max(0, right - OVERLAP);
  const length = width - before - after;
  if (length <= 0) return;
  const x = this.fixed(offset + before);
  addExtender(this, character, variant, `translate(${x},0) scale(${this.jax.fixed(length / glyphWidth)},1)`);
};

// Rules that browsers get from MathJax's style sheet: of the lines and frames inside tables.
const RULE_WIDTH = '70';
const DASHES = {'mjx-dashed': '140', 'mjx-dotted': '70,70'};

/** Writes what a style sheet would say into the attributes of `node`, a line or a frame of a table. */
function styleRule(node, adaptor) {
  adaptor.setAttribute(node, 'stroke-width', RULE_WIDTH);
  adaptor.setAttribute(node, 'fill', 'none');
  const dashes = DASHES[adaptor.getAttribute(node, 'class')];
  if (dashes) adaptor.setAttribute(node, 'stroke-dasharray', dashes);
}

const ELEMENTS = ['g', 'path', 'rect', 'line', 'polygon', 'text'];
const ATTRIBUTES = [
  'd', 'fill', 'font-family', 'font-size', 'font-style', 'font-weight', 'height', 'points', 'stroke', 'stroke-dasharray',
  'stroke-linecap', 'stroke-width', 'transform', 'width', 'x', 'x1', 'x2', 'y', 'y1', 'y2',
];

/** Leaves of `node`, and of what is in it, only what QtSvg draws. Throws on what could not be drawn without loss. */
function adaptNode(node, adaptor) {
  const kind = adaptor.kind(node);
  if (kind === '#text') return;
  if (kind === 'svg') throw new Error('\\tag is not supported'); // the one nested <svg> that is left
  if (!ELEMENTS.includes(kind)) throw new Error(`<${kind}> is not supported`);

  if (/^mjx-/.test(adaptor.getAttribute(node, 'class') ?? '')) styleRule(node, adaptor);
  // A pen of width 0 is a hairline to Qt, and would make these letters bold.
  if (kind === 'text') adaptor.setAttribute(node, 'stroke', 'none');
  for (const {name, value} of adaptor.allAttributes(node)) {
    if (!ATTRIBUTES.includes(name) || value === '') adaptor.removeAttribute(node, name);
  }
  adaptor.childNodes(node).forEach((child) => adaptNode(child, adaptor));
}

/** Makes the drawing `svg` one that QtSvg draws as a browser would. Its sizes have a unit, even those that are 0. */
export function adaptToQt(svg, adaptor) {
  for (const {name, value} of adaptor.allAttributes(svg)) {
    if (['width', 'height', 'style'].includes(name)) adaptor.setAttribute(svg, name, value.replace(/\b0(;|$)/, '0ex$1'));
    else if (!['xmlns', 'viewBox'].includes(name)) adaptor.removeAttribute(svg, name);
  }
  adaptor.childNodes(svg).forEach((child) => adaptNode(child, adaptor));
}
