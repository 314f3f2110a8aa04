import { closest, distance } from 'fastest-levenshtein';
import { isSlug } from '../addresses/slug.ts';

/** How many letters of a word may be wrong for it to be recognised: one in three. */
const LETTERS = 3;

/** What somebody probably meant by a word that is none of these, as the end of a sentence. */
export function didYouMean(word: string, known: readonly string[]): string {
  if (known.length === 0 || word.length > 100) return '';
  const nearest = closest(word.toLowerCase(), known);
  const isNear = distance(word.toLowerCase(), nearest) <= Math.ceil(word.length / LETTERS);
  // `forms` is short for `mfe-forms`.
  const meant = isNear ? nearest : known.find((one) => one.endsWith(`-${word}`));
  return meant === undefined || meant === word ? '' : `: did you mean ${JSON.stringify(meant)}?`;
}

/** What is no slug, and the one that was probably meant, as the end of a sentence. */
export function slugMeant(text: string): string {
  const slug = text.toLowerCase().replaceAll(/[^a-z0-9_-]+/g, '-');
  return isSlug(slug) ? `: did you mean "${slug}"?` : '';
}
