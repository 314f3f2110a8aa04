const PLAIN = 'abcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';
const VOWEL = /[aeiou]/i;

/**
 * Translates a text, or all texts of an object, into the pseudo-locale: accented letters, Arabic
 * digits, 40% longer, in brackets. Clipped and untranslated texts thereby stand out. Arguments of a
 * text, such as a name, stay unchanged.
 */
export function pseudo<T>(text: T): T {
  return translated(text) as T;
}

function translated(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value, []);
  if (typeof value === 'function') {
    return (...args: unknown[]) => {
      const result: unknown = value(...args);
      return typeof result === 'string' ? pseudoText(result, args.map(String)) : translated(result);
    };
  }
  if (Array.isArray(value)) return value.map(translated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, translated(entry)]),
  );
}

function pseudoText(text: string, args: string[]): string {
  if (!/[a-z\d]/i.test(text)) return text;
  const patterns = args.filter(Boolean).map((arg) => arg.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const pieces = patterns.length > 0 ? text.split(new RegExp(`(${patterns.join('|')})`)) : [text];
  // Every other piece is an argument.
  return `[${pieces.map((piece, index) => (index % 2 ? piece : accented(piece))).join('')}]`;
}

function accented(text: string): string {
  return [...text].map((letter) => accent(letter).repeat(VOWEL.test(letter) ? 2 : 1)).join('');
}

function accent(letter: string): string {
  if (/\d/.test(letter)) return '٠١٢٣٤٥٦٧٨٩'[Number(letter)] ?? letter;
  const small = ACCENTED[PLAIN.indexOf(letter.toLowerCase())];
  if (!small) return letter;
  return letter === letter.toLowerCase() ? small : small.toLocaleUpperCase('en');
}
