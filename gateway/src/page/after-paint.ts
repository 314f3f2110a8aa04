/** Element id of what the page asks for once it has painted. */
const AFTER_PAINT_ELEMENT = 'foyer-after-paint';

/**
 * Asks for what no first paint needs once that is done: an engine that reads a document asks for all it
 * finds in it first, and what comes then keeps it from reading on (docs/decisions/0060). Pictures inside
 * drawings are among it (`shell/src/layout/late-image.tsx`), for which HTML has no `loading`. Inline and hashed.
 */
export const AFTER_PAINT = `{
const ask=()=>{
for(const image of document.querySelectorAll('image[data-href]'))image.setAttribute('href',image.dataset.href);
document.head.append(document.getElementById('${AFTER_PAINT_ELEMENT}').content)};
if(document.hidden)ask();
else requestAnimationFrame(()=>setTimeout(ask))
}`.replaceAll('\n', '');

/** What a page holds for it, behind what it paints: these links. */
export function afterPaint(links: string): string {
  return `<template id="${AFTER_PAINT_ELEMENT}">${links}</template><script>${AFTER_PAINT}</script>`;
}
