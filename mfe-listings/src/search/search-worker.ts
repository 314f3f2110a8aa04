import { expose } from 'comlink';
import { type SearchIndex, searchIndexOf } from './search-index.ts';
import type { Entry } from './tree.ts';

/** Whether an answer of the provider was indexed; if not, its words where it was a refusal. */
export type Outcome = { ready: boolean; refusal?: string };

let find: SearchIndex = () => [];

const worker = {
  /** Reads the answer of the category tree and indexes it, in the place of the one before. */
  index(answer: string): Outcome {
    let body: unknown;
    try {
      body = JSON.parse(answer);
    } catch {
      return { ready: false };
    }
    const { status, message, data } = Object(body);
    if (status === false) return { ready: false, refusal: String(message ?? '') };
    const { categories } = Object(data);
    if (!Array.isArray(categories)) return { ready: false };
    find = searchIndexOf(categories);
    return { ready: true };
  },

  /** What fits the words. Of a category that has a page of its own the children stay here. */
  find: (words: string): Entry[] => find(words).map(light),
};
export type SearchWorker = typeof worker;

const LISTING_LEVEL = 2;

/** Only a listing's page is handed its children; those of a category may be thousands. */
function light({ category, above }: Entry): Entry {
  const { children, ...rest } = category;
  return { category: above.length < LISTING_LEVEL ? rest : category, above };
}

expose(worker);
