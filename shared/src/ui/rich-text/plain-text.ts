const BLOCK =
  /<(\/?)(p|div|h[1-6]|li|ul|ol|dl|dt|dd|blockquote|figure|table|tr|section|hr|pre|br)\b[^<>]*>/gi;
/** As many editors write an item. */
const PARAGRAPH_IN_ITEM = /(<li\b[^<>]*>)\s*<(?:p|div)\b[^<>]*>/gi;
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

/** Words alone, or paragraphs of them, without spaces that are kept as they are. */
const PLAIN = /^(?:[^<&]*|\s*(?:<p>[^<&\u00a0\u202f]*(?:&amp;[^<&\u00a0\u202f]*)*<\/p>\s*)*)$/i;

/** Whether a text holds anything but plain words in paragraphs, which are drawn as they will stay. */
export function hasMarkup(html: string | null | undefined): boolean {
  return !PLAIN.test(html ?? '');
}

/**
 * A block of a text: its words, how it looks, and its place there. The words are text, not markup:
 * whoever draws them must not read them as HTML.
 */
export type Paragraph = { key: string; text: string; heading: boolean; item: boolean };

/** Where the text is cut, and what begins there: a heading, an item, or neither. No text has it. */
const CUT = /\uffff([hi-])/;

function cut(name: string): string {
  if (name.toLowerCase() === 'li') return '\uffffi';
  return /^h\d/i.test(name) ? '\uffffh' : '\uffff-';
}

/** The words of rich text, one entry for each block. */
function blocksOf(html: string): { text: string; look: string }[] {
  const pieces = html
    .replaceAll(HIDDEN, '')
    .replaceAll('\uffff', '')
    .replaceAll(PARAGRAPH_IN_ITEM, '$1')
    .replaceAll(BLOCK, (_, closes: string, name: string) => cut(closes || name))
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) => decoded(name) ?? whole)
    .split(CUT);
  return pieces.flatMap((piece, index) => {
    const text = index % 2 === 0 && piece.replaceAll(/\s+/g, ' ').trim();
    return text ? { text, look: pieces[index - 1] ?? '-' } : [];
  });
}

/** The words of rich text, for summaries. */
export function paragraphsOf(html: string): string[] {
  return blocksOf(html).map(({ text }) => text);
}

/** The same as a list that can be drawn while the sanitiser loads; none of a text that is missing. */
export function paragraphs(html: string | null | undefined): Paragraph[] {
  return blocksOf(html ?? '').map(({ text, look }, index) => ({
    key: String(index),
    text,
    heading: look === 'h',
    item: look === 'i',
  }));
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
