import { plainText } from '@foyer/shared/ui/rich-text/plain-text.ts';
import MiniSearch from 'minisearch';
import { type Entry, entriesOf, MAX_RESULTS } from './category-tree.ts';

/** Only the first characters of a text are searched. */
const MAX_SEARCHED_CHARACTERS = 2000;
/** The share of a word that may be misspelt; 0 for short words, which would match anything. */
const FUZZINESS = 0.25;
const SHORT_WORD_CHARACTERS = 3;

const WEIGHTS = { name: 4, tags: 2, summary: 1 };

type Document = { id: number; name: string; tags: string; summary: string };

/** Finds entries by the text typed so far, the best first. */
export type SearchIndex = (searchText: string) => Entry[];

/** Removes accents and case, so that 'cafe' finds 'Café'. */
function normalisedTerm(term: string): string {
  return term.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase();
}

function searchableText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_SEARCHED_CHARACTERS) : '';
}

function documentOf({ category: { name, summary, tags } }: Entry, id: number): Document {
  return {
    id,
    name: searchableText(name),
    tags: searchableText(Array.isArray(tags) ? tags.join(' ') : ''),
    summary: plainText(searchableText(summary)),
  };
}

/** Creates an index of every name, tag and summary of a category tree. */
export function searchIndexOf(categories: unknown): SearchIndex {
  const entries = entriesOf(categories);
  const index = new MiniSearch<Document>({
    fields: Object.keys(WEIGHTS),
    processTerm: normalisedTerm,
    searchOptions: {
      boost: WEIGHTS,
      prefix: true,
      fuzzy: (term) => term.length > SHORT_WORD_CHARACTERS && FUZZINESS,
    },
  });
  index.addAll(entries.map(documentOf));

  return (searchText) => {
    // Matches all words first, and any of them if nothing matches all.
    const allWords = index.search(searchText, { combineWith: 'AND' });
    const matches = allWords.length > 0 ? allWords : index.search(searchText);
    return matches.slice(0, MAX_RESULTS).flatMap(({ id }) => entries[id as number] ?? []);
  };
}
