declare global {
  /** The provider's responses to this page so far. */
  var providerResponses: Promise<unknown>[];
}

/** Records the provider's responses from now on, to tell them from the app's texts. Runs in the page. */
export function recordProviderResponses(): void {
  globalThis.providerResponses = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (...args) => {
    const response = await original(...args);
    if (new URL(response.url).pathname.startsWith('/api/'))
      globalThis.providerResponses.push(
        response
          .clone()
          .json()
          .catch(() => undefined),
      );
    return response;
  };
}

/**
 * Lists texts that are neither in the pseudo-locale nor from the provider. Covers visible and accessible
 * texts, and uses the responses that `recordProviderResponses` has recorded. Runs in the page.
 */
export async function untranslatedTexts(): Promise<string[]> {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[-_\s]+/g, ' ');
  /** Returns a response's texts and numbers, with tags both as separators and removed. */
  const leaves = (value: unknown): string => {
    if (typeof value === 'object' && value !== null)
      return Object.values(value).map(leaves).join(' | ');
    const text = String(value ?? '').replaceAll('&amp;', '&');
    return [' | ', ''].map((mark) => text.replaceAll(/<[^>]*>/g, mark)).join(' | ');
  };
  const stored = [
    document.getElementById('foyer-hotel')?.textContent,
    localStorage.getItem('user'),
  ].map((json) => JSON.parse(json ?? 'null'));

  const provided = plain(leaves([...(await Promise.all(globalThis.providerResponses)), ...stored]));

  const untranslated: string[] = [];
  const check = (text: string | null, where: string) => {
    const phrases = text?.match(/[a-z0-9][a-z0-9 '’.,&/:@+-]*[a-z0-9]/gi) ?? [];
    for (const phrase of phrases)
      if (!provided.includes(plain(phrase).trim()))
        untranslated.push(`"${phrase}" in ${where} "${text?.trim().slice(0, 60)}"`);
  };
  check(document.title, 'title');
  for (const element of document.body.querySelectorAll('*')) {
    // Phone numbers and times are in Latin digits in every language.
    if (element.matches('script, style') || element.closest('svg, noscript, [dir="ltr"]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'])
      check(element.getAttribute(name), `${element.tagName} ${name}`);
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) check(node.textContent, element.tagName);
  }
  return [...new Set(untranslated)];
}

/** Lists elements that are not mirrored between right-to-left and left-to-right. Runs in the page. */
export function mirrorErrors(): string[] {
  const SLACK_PX = 3;
  const html = document.documentElement;
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  // Elements with their own direction, and SVG content.
  const OWN_DIRECTION = ':is(body [dir], svg) *';
  const elements = [...root.querySelectorAll('*')].filter(
    (element) =>
      !element.matches(OWN_DIRECTION) && element.checkVisibility({ visibilityProperty: true }),
  );
  const boxes = (dir: string) => {
    html.dir = dir;
    return elements.map((element) => element.getBoundingClientRect());
  };
  const rtlBoxes = boxes('rtl');
  const ltrBoxes = boxes('ltr');
  html.dir = 'rtl';
  return elements.flatMap((element, index) => {
    const [rtl, ltr] = [rtlBoxes[index], ltrBoxes[index]];
    // Visually hidden elements are one pixel wide.
    if (!rtl || !ltr || rtl.width <= 1) return [];
    const mirrored = html.clientWidth - ltr.right;
    if (Math.abs(rtl.left - mirrored) <= SLACK_PX) return [];
    const excerpt = (element.textContent ?? '').trim().slice(0, 30);
    return `<${element.tagName.toLowerCase()} class="${element.className}"> "${excerpt}" is at ${rtl.left.toFixed()}, not ${mirrored.toFixed()}`;
  });
}
