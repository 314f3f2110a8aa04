import { plainText } from '@foyer/shared/ui/rich-text/plain-text.ts';
import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { type Entry, entriesOf, MAX_RESULTS } from './category-tree.ts';
import type { ContributedText } from './contributed-entry.ts';
import { queryOf, type SynonymGroups, synonymsOf } from './search-query.ts';
import { lettersOf, normalisedWord } from './search-words.ts';

/** Only the first characters of a text are searched. */
const MAX_SEARCHED_CHARACTERS = 2000;
/** A guest may misspell one letter in so many; shorter words would match anything. */
const CHARACTERS_PER_TYPO = 5;

const MIN_BEGINNING_CHARACTERS = 3;

const WEIGHTS = { name: 4, tags: 2, summary: 1 };
/** Weight of a contributed entry, which answers more questions than a listing. */
const CONTRIBUTED_WEIGHT = 1.5;

type SearchedText = { name: string; tags: string; summary: string };
type Document = SearchedText & { id: number | string; letters: string };

/** A category or listing, or the key of a contributed entry. */
export type Found = Entry | { contributed: string };

function searchableText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_SEARCHED_CHARACTERS) : '';
}

function documentOf(id: number | string, text: SearchedText): Document {
  return { id, ...text, letters: lettersOf(text.name) };
}

function categoryDocument({ category: { name, summary, tags } }: Entry, id: number): Document {
  return documentOf(id, {
    name: searchableText(name),
    tags: searchableText(Array.isArray(tags) ? tags.join(' ') : ''),
    summary: plainText(searchableText(summary)),
  });
}

function contributedDocument({ id, ...text }: ContributedText): Document {
  return documentOf(id, text);
}

/**
 * Creates an index of the names, tags and summaries of a category tree, and of the entries that
 * remotes contribute.
 */
export function createSearchIndex() {
  const index = new MiniSearch<Document>({
    fields: Object.keys(WEIGHTS),
    storeFields: ['letters'],
    processTerm: normalisedWord,
    searchOptions: {
      boost: WEIGHTS,
      // The last word may be unfinished; other short words would begin too many.
      prefix: ({ length }, index, { length: count }) =>
        index === count - 1 || length >= MIN_BEGINNING_CHARACTERS,
      fuzzy: ({ length }) => Math.floor(length / CHARACTERS_PER_TYPO),
      boostDocument: (id) => (typeof id === 'string' ? CONTRIBUTED_WEIGHT : 1),
    },
  });
  let categories: Entry[] = [];
  let contributed: readonly ContributedText[] = [];
  let synonyms = synonymsOf([]);

  /** Returns the matches, the best first; a name that is the typed text is better than all others. */
  function search(query: Query, letters: string, options?: SearchOptions) {
    return index
      .search(query, options)
      .map(({ id, score, queryTerms, ...stored }) => {
        // The library multiplies scores by the number of found words, which favours long synonyms.
        return { id, isNamed: stored.letters === letters, score: score / queryTerms.length };
      })
      .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.score - a.score);
  }

  /** Returns the matches; those that forgive a typo come after all others. */
  function matchesOf(searchText: string, combineWith: 'AND' | 'OR') {
    const query = queryOf(searchText, synonyms, combineWith);
    const letters = lettersOf(searchText);
    const spelt = search(query, letters, { fuzzy: false });
    const found = new Set(spelt.map(({ id }) => id));
    return [...spelt, ...search(query, letters).filter(({ id }) => !found.has(id))];
  }

  return {
    /** Replaces the category tree. */
    setCategories(tree: unknown): void {
      categories = entriesOf(tree);
      index.removeAll();
      index.addAll(categories.map(categoryDocument));
      index.addAll(contributed.map(contributedDocument));
    },

    /** Replaces the contributed entries and the hotel's synonyms, and keeps the tree indexed. */
    setContributed(entries: readonly ContributedText[], hotelSynonyms: SynonymGroups): void {
      index.discardAll(contributed.map(({ id }) => id));
      contributed = entries;
      index.addAll(entries.map(contributedDocument));
      synonyms = synonymsOf(hotelSynonyms);
    },

    /** Returns the entries with all words of a text, else those with any of them, the best first. */
    find(searchText: string): Found[] {
      const allWords = matchesOf(searchText, 'AND');
      const matches = allWords.length > 0 ? allWords : matchesOf(searchText, 'OR');
      return matches
        .slice(0, MAX_RESULTS)
        .flatMap(({ id }) =>
          typeof id === 'string' ? { contributed: id } : (categories[id as number] ?? []),
        );
    },
  };
}
