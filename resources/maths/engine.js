// What MathJax and its font ask of a newer JavaScript than Qt 6.4's QJSEngine, which has ECMAScript 2016 and a little
// more. Imported first, because MathJax uses it while it loads.

const root = Function('return this')();
root.globalThis ??= root;

Object.hasOwn ??= (object, key) => Object.prototype.hasOwnProperty.call(object, key);
