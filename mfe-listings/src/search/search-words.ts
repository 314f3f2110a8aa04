import MiniSearch from 'minisearch';
import { IGNORED_WORDS } from './synonyms.ts';

const tokenize = MiniSearch.getDefault('tokenize');

/** Words as short as "gas" keep their s. */
const MIN_PLURAL_CHARACTERS = 4;

/** Removes accents, case and the s of a plural, so that 'cafe' finds 'Cafés'. */
export function normalisedWord(word: string): string {
  const plain = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase();
  const isPlural = plain.length >= MIN_PLURAL_CHARACTERS && /[^s]s$/.test(plain);
  return isPlural ? plain.slice(0, -1) : plain;
}

/** Returns the normalised words of a text. */
export function wordsOf(text: string): string[] {
  return tokenize(text).map(normalisedWord).filter(Boolean);
}

export const IGNORED: ReadonlySet<string> = new Set(wordsOf(IGNORED_WORDS));

/** Returns the letters of a text without spaces and ignored words: 'check out' equals 'Check-out'. */
export function lettersOf(text: string): string {
  const words = wordsOf(text);
  const others = words.filter((word) => !IGNORED.has(word));
  return (others.length > 0 ? others : words).join('');
}
