import { closest, distance } from 'fastest-levenshtein';

/** Recognises a word if at most one letter in this many is wrong. */
const LETTERS_PER_ERROR = 3;

/** Suggests the known word nearest to an unknown one, as the end of a sentence. */
export function didYouMean(word: string, known: readonly string[]): string {
  if (known.length === 0 || word.length > 100) return '';
  const nearest = closest(word.toLowerCase(), known);
  const isNear =
    distance(word.toLowerCase(), nearest) <= Math.ceil(word.length / LETTERS_PER_ERROR);
  // `forms` is short for `mfe-forms`.
  const meant = isNear ? nearest : known.find((one) => one.endsWith(`-${word}`));
  return meant === undefined || meant === word ? '' : `: did you mean ${JSON.stringify(meant)}?`;
}
