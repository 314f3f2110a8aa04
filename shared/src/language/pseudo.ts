const ACCENTED = new Map(
  Object.entries({
    a: 'å',
    b: 'ƀ',
    c: 'ç',
    d: 'ð',
    e: 'é',
    f: 'ƒ',
    g: 'ĝ',
    h: 'ĥ',
    i: 'î',
    j: 'ĵ',
    k: 'ķ',
    l: 'ļ',
    m: 'ɱ',
    n: 'ñ',
    o: 'ö',
    p: 'þ',
    q: 'ǫ',
    r: 'ŕ',
    s: 'š',
    t: 'ţ',
    u: 'û',
    v: 'ṽ',
    w: 'ŵ',
    x: 'ẋ',
    y: 'ý',
    z: 'ž',
  }),
);
const VOWEL = /[aeiou]/i;

/**
 * The pseudo-locale of a text, or of all texts in an object: accents on every letter, Arabic digits,
 * two fifths longer, in brackets, so that what is clipped or left in English shows. What a text only
 * passes on, such as a name, stays as it is.
 */
export function pseudo<T>(text: T): T {
  return change(text) as T;
}

function change(value: unknown): unknown {
  if (typeof value === 'string') return said(value, []);
  if (typeof value === 'function') {
    return (...given: unknown[]) => {
      const made: unknown = value(...given);
      return typeof made === 'string' ? said(made, given.map(String)) : change(made);
    };
  }
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)]));
}

function said(text: string, given: string[]): string {
  if (!/[a-z\d]/i.test(text)) return text;
  const kept = given.filter(Boolean).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const parts = kept.length > 0 ? text.split(new RegExp(`(${kept.join('|')})`)) : [text];
  // Every other part is what was given.
  return `[${parts.map((part, index) => (index % 2 ? part : accented(part))).join('')}]`;
}

function accented(text: string): string {
  return [...text].map((letter) => accent(letter).repeat(VOWEL.test(letter) ? 2 : 1)).join('');
}

function accent(letter: string): string {
  if (/\d/.test(letter)) return '٠١٢٣٤٥٦٧٨٩'[Number(letter)] ?? letter;
  const small = ACCENTED.get(letter.toLowerCase());
  if (!small) return letter;
  return letter === letter.toLowerCase() ? small : small.toLocaleUpperCase('en');
}
