import { AFTER_PAINT_ELEMENT } from '@foyer/shared/contracts/inline-page.ts';

/**
 * Loads everything that the first paint does not need once that paint is done (decision 11).
 * A browser engine fetches every resource that it finds in a document first, and the responses delay
 * its parser. It also loads pictures inside SVG drawings (`shell/src/header/navigation.tsx`), because
 * HTML has no `loading` attribute for them.
 */
export function loadAfterPaint(): void {
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
}

function load(): void {
  for (const image of document.querySelectorAll<SVGImageElement>('image[data-href]'))
    image.setAttribute('href', image.dataset.href ?? '');
  const links = document.getElementById(AFTER_PAINT_ELEMENT);
  if (links instanceof HTMLTemplateElement) document.head.append(links.content);
}
