// The font with the parts that formulas of content draw on: beside its core (ASCII, Greek letters, common operators) those
// imported here. All other characters come from a system font.

import {MathJaxNewcmFont} from '@mathjax/mathjax-newcm-font/cjs/svg.js';
import '@mathjax/mathjax-newcm-font/cjs/svg/dynamic/accents.js';
import '@mathjax/mathjax-newcm-font/cjs/svg/dynamic/arrows.js';
import '@mathjax/mathjax-newcm-font/cjs/svg/dynamic/calligraphic.js';
import '@mathjax/mathjax-newcm-font/cjs/svg/dynamic/double-struck.js';
import '@mathjax/mathjax-newcm-font/cjs/svg/dynamic/fraktur.js';
import '@mathjax/mathjax-newcm-font/cjs/svg/dynamic/latin.js';
import '@mathjax/mathjax-newcm-font/cjs/svg/dynamic/math.js';
import '@mathjax/mathjax-newcm-font/cjs/svg/dynamic/monospace.js';
import '@mathjax/mathjax-newcm-font/cjs/svg/dynamic/sans-serif.js';
import '@mathjax/mathjax-newcm-font/cjs/svg/dynamic/script.js';
import '@mathjax/mathjax-newcm-font/cjs/svg/dynamic/shapes.js';
import '@mathjax/mathjax-newcm-font/cjs/svg/dynamic/symbols.js';
import '@mathjax/mathjax-newcm-font/cjs/svg/dynamic/variants.js';

// MathJax would ask for the other parts again and again: they have to be forgotten before a font is made.
const nowhere = {defineChars() {}, defineDelimiters() {}};
const parts = MathJaxNewcmFont.dynamicFiles;
for (const [name, part] of Object.entries(parts)) {
  part.setup(nowhere); // marks a part as failed that is not there
  if (part.failed) delete parts[name];
}

export const Font = MathJaxNewcmFont;
