const BLOCK =
  /<\/?(?:p|div|h[1-6]|li|ul|ol|dl|dt|dd|blockquote|figure|table|tr|section|hr|pre|br)\b[^<>]*>/gi;
const HIDDEN =
  /<(script|style|iframe|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  eacute: 'é',
  deg: '°',
  pound: '£',
  euro: '€',
};

/** Whether a text holds anything but plain words. */
export function hasMarkup(html: string): boolean {
  return /[<&]/.test(html);
}

/**
 * The words of rich text, one entry for each block, for summaries and while the sanitiser loads.
 * The result is text, not markup: whoever draws it must not read it as HTML.
 */
export function paragraphsOf(html: string): string[] {
  return html
    .replaceAll(HIDDEN, '')
    .replaceAll(BLOCK, '\u0000')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) => decoded(name) ?? whole)
    .split('\u0000')
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** A paragraph of a text, and its place there. */
export type Paragraph = { key: string; text: string };

/** The same as a list that can be drawn; none of a text that is missing. */
export function paragraphs(html: string | null | undefined): Paragraph[] {
  return html ? paragraphsOf(html).map((text, index) => ({ key: String(index), text })) : [];
}

/** The words of rich text in one line. */
export function plainText(html: string | null | undefined): string {
  return html ? paragraphsOf(html).join(' ') : '';
}

function decoded(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** At most so many characters of a text; what is left out is said by an ellipsis. */
export function shortened(words: string, most: number): string {
  // Two code units are the most that a character takes: a text of a megabyte is never read whole.
  const characters = Array.from(words.slice(0, 2 * most + 2));
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : words;
}

/** No summary needs more markup than this. */
const MARKUP_READ = 4000;

/** The first words of rich text, for a card; however long it is, only its beginning is read. */
export function excerpt(html: string | null | undefined, most: number): string {
  const start = html && html.length > MARKUP_READ ? html.slice(0, MARKUP_READ) : html;
  const whole = start === html ? start : start?.replace(/<[^<>]*$/, '');
  return shortened(plainText(whole), most);
}
