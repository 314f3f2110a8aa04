/** Element id of the template that holds the links to load after the first paint. */
const AFTER_PAINT_ELEMENT = 'foyer-after-paint';

/**
 * Loads everything that the first paint does not need once that paint is done (docs/decisions/0060).
 * A browser engine fetches every resource that it finds in a document first, and the responses delay
 * its parser. The script also loads pictures inside SVG drawings (`shell/src/header/lazy-image.tsx`),
 * because HTML has no `loading` attribute for them. The page inlines it, and the policy lists its hash.
 */
export const AFTER_PAINT = `{
const load=()=>{
for(const image of document.querySelectorAll('image[data-href]'))image.setAttribute('href',image.dataset.href);
document.head.append(document.getElementById('${AFTER_PAINT_ELEMENT}').content)};
if(document.hidden)load();
else requestAnimationFrame(()=>setTimeout(load))
}`.replaceAll('\n', '');

/** Returns the markup of these links and of the script. It goes behind the painted content. */
export function afterPaint(links: string): string {
  return `<template id="${AFTER_PAINT_ELEMENT}">${links}</template><script>${AFTER_PAINT}</script>`;
}
