import { plainText } from '@foyer/shared/ui/rich-text/plain-text';
import MiniSearch from 'minisearch';
import { type Entry, entriesOf, RESULTS } from './tree.ts';

/** Of a text this much is searched, in characters. */
const SEARCHED = 2000;
/** How much of a word may be slips; none of a short one, which would fit anything. */
const SLIPS = 0.25;
const SHORT_WORD = 3;

const WEIGHTS = { name: 4, tags: 2, summary: 1 };

type Document = { id: number; name: string; tags: string; summary: string };

/** Finds entries by what somebody has typed so far, the best first. */
export type SearchIndex = (words: string) => Entry[];

/** Without accents and case: 'Café' is found by 'cafe'. */
function folded(term: string): string {
  return term.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase();
}

function searched(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, SEARCHED) : '';
}

function documentOf({ category: { name, summary, tags } }: Entry, id: number): Document {
  return {
    id,
    name: searched(name),
    tags: searched(Array.isArray(tags) ? tags.join(' ') : ''),
    summary: plainText(searched(summary)),
  };
}

/** Indexes every name, tag and summary of a category tree. */
export function searchIndexOf(categories: unknown): SearchIndex {
  const entries = entriesOf(categories);
  const index = new MiniSearch<Document>({
    fields: Object.keys(WEIGHTS),
    processTerm: folded,
    searchOptions: {
      boost: WEIGHTS,
      prefix: true,
      fuzzy: (term) => term.length > SHORT_WORD && SLIPS,
    },
  });
  index.addAll(entries.map(documentOf));

  return (words) => {
    // All words of somebody who is precise, any of them for somebody who is not.
    const all = index.search(words, { combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(words);
    return found.slice(0, RESULTS).flatMap(({ id }) => entries[id as number] ?? []);
  };
}
