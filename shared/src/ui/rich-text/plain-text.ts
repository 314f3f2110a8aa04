const BLOCK =
  /<(\/?)(p|div|h[1-6]|li|ul|ol|dl|dt|dd|blockquote|figure|table|tr|section|hr|pre|br)\b[^<>]*>/gi;
/** The markup of a list item in many editors. */
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

/** Matches plain text, or paragraphs of it, without no-break spaces. */
const PLAIN = /^(?:[^<&]*|\s*(?:<p>[^<&\u00a0\u202f]*(?:&amp;[^<&\u00a0\u202f]*)*<\/p>\s*)*)$/i;

/** Returns true if a text needs the sanitiser: it holds more than plain paragraphs. */
export function hasMarkup(html: string | null | undefined): boolean {
  return !PLAIN.test(html ?? '');
}

/**
 * A block of a rich text: its plain text, its style, and its index as the key.
 *
 * `text` is not markup: never parse it as HTML.
 */
export type Paragraph = { key: string; text: string; heading: boolean; item: boolean };

/** Separates blocks and marks the next one: a heading, an item, or neither. Removed from the input. */
const SEPARATOR = /\uffff([hi-])/;

function separatorOf(name: string): string {
  if (name.toLowerCase() === 'li') return '\uffffi';
  return /^h\d/i.test(name) ? '\uffffh' : '\uffff-';
}

/** Returns the blocks to render while the sanitiser loads; none for a missing text. */
export function paragraphs(html: string | null | undefined): Paragraph[] {
  const pieces = (html ?? '')
    .replaceAll(HIDDEN, '')
    .replaceAll('\uffff', '')
    .replaceAll(PARAGRAPH_IN_ITEM, '$1')
    .replaceAll(BLOCK, (_, closes: string, name: string) => separatorOf(closes || name))
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) => decoded(name) ?? whole)
    .split(SEPARATOR);
  const blocks = pieces.flatMap((piece, index) => {
    const text = index % 2 === 0 && piece.replaceAll(/\s+/g, ' ').trim();
    const style = pieces[index - 1];
    return text ? { text, heading: style === 'h', item: style === 'i' } : [];
  });
  return blocks.map((block, index) => ({ key: String(index), ...block }));
}

/** Returns rich text as one line of plain text. */
export function plainText(html: string | null | undefined): string {
  return paragraphs(html)
    .map(({ text }) => text)
    .join(' ');
}

function decoded(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** Truncates a text to `max` characters and appends an ellipsis. */
export function truncated(text: string, max: number): string {
  // A character has at most two code units, so only the start of a long text is split.
  const characters = Array.from(text.slice(0, 2 * max + 2));
  return characters.length > max ? `${characters.slice(0, max).join('').trimEnd()}…` : text;
}

/** Characters of markup that suffice for any summary. */
const MAX_MARKUP = 4000;

/** Returns the first `max` characters of rich text, for a card; reads only the start of a long text. */
export function excerpt(html: string | null | undefined, max: number): string {
  const start = html && html.length > MAX_MARKUP ? html.slice(0, MAX_MARKUP) : html;
  const whole = start === html ? start : start?.replace(/<[^<>]*$/, '');
  return truncated(plainText(whole), max);
}
