declare global {
  /** Answers of the provider to this page, as far as they have come. */
  var providerSaid: Promise<unknown>[];
}

/** Keeps what the provider says from now on, to tell it from what the app says. Runs in the page. */
export function hearProvider(): void {
  globalThis.providerSaid = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (...asked) => {
    const answer = await original(...asked);
    if (new URL(answer.url).pathname.startsWith('/api/'))
      globalThis.providerSaid.push(
        answer
          .clone()
          .json()
          .catch(() => undefined),
      );
    return answer;
  };
}

/**
 * What stands on the page, or is said of it, in letters that are neither pseudo nor the provider's,
 * which `hearProvider` has heard. Runs in the page.
 */
export async function englishLeft(): Promise<string[]> {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[-_\s]+/g, ' ');
  /** Texts and numbers of an answer; markup as it reads once it is drawn, and as words alone until then. */
  const leaves = (value: unknown): string => {
    if (typeof value === 'object' && value !== null)
      return Object.values(value).map(leaves).join(' | ');
    const text = String(value ?? '').replaceAll('&amp;', '&');
    return [' | ', ''].map((mark) => text.replaceAll(/<[^>]*>/g, mark)).join(' | ');
  };
  const kept = [
    document.getElementById('foyer-hotel')?.textContent,
    localStorage.getItem('user'),
  ].map((json) => JSON.parse(json ?? 'null'));
  const given = plain(leaves([...(await Promise.all(globalThis.providerSaid)), ...kept]));

  const left: string[] = [];
  const look = (text: string | null, where: string) => {
    const parts = text?.match(/[a-z0-9][a-z0-9 '’.,&/:@+-]*[a-z0-9]/gi) ?? [];
    for (const part of parts)
      if (!given.includes(plain(part).trim()))
        left.push(`"${part}" in ${where} "${text?.trim().slice(0, 60)}"`);
  };
  look(document.title, 'title');
  for (const element of document.body.querySelectorAll('*')) {
    // Numbers of phones and clocks, which Latin letters and digits write everywhere.
    if (element.matches('script, style') || element.closest('svg, noscript, [dir="ltr"]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'])
      look(element.getAttribute(name), `${element.tagName} ${name}`);
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) look(node.textContent, element.tagName);
  }
  return [...new Set(left)];
}

/**
 * Boxes that do not move to the mirrored place when the page is turned from right-to-left to
 * left-to-right with the same words, one line each. Runs in the page.
 */
export function mirrorFaults(): string[] {
  const SLACK_PX = 3;
  const html = document.documentElement;
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  // Words that read another way by themselves, or are laid out by somebody else.
  const OWN_WAY = ':is(body [dir], svg) *';
  const elements = [...root.querySelectorAll('*')].filter(
    (element) => !element.matches(OWN_WAY) && element.checkVisibility({ visibilityProperty: true }),
  );
  const places = (dir: string) => {
    html.dir = dir;
    return elements.map((element) => element.getBoundingClientRect());
  };
  const before = places('rtl');
  const turned = places('ltr');
  html.dir = 'rtl';
  return elements.flatMap((element, index) => {
    const [rtl, ltr] = [before[index], turned[index]];
    // One pixel is what is only said, by screen readers.
    if (!rtl || !ltr || rtl.width <= 1) return [];
    const mirrored = html.clientWidth - ltr.right;
    if (Math.abs(rtl.left - mirrored) <= SLACK_PX) return [];
    const words = (element.textContent ?? '').trim().slice(0, 30);
    return `<${element.tagName.toLowerCase()} class="${element.className}"> "${words}" is at ${rtl.left.toFixed()}, not ${mirrored.toFixed()}`;
  });
}
