import { ApiError } from '@foyer/shared/api/error';
import { Category } from '@foyer/shared/contracts/category';
import { PageWorker } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { wrap } from 'comlink';
import type { SearchWorker } from './search-worker.ts';

/** Something that was found: a category or listing, and what stands above it, the top one first. */
const Found = z.object({
  category: Category,
  above: z.array(z.object({ name: z.string(), slug: z.string() })),
});
export type Found = z.infer<typeof Found>;

function start() {
  const thread = new PageWorker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    thread.addEventListener('error', () => {
      thread.terminate();
      started = undefined;
      indexed = undefined;
      reject(new ApiError('network'));
    });
  });
  // Whoever waits hears of it; a thread that fails while nobody does is started anew.
  failed.catch(() => undefined);
  return { worker: wrap<SearchWorker>(thread), failed };
}

let started: ReturnType<typeof start> | undefined;
/** What the thread holds. */
let indexed: string | undefined;

/** Asks the page's one search thread, which starts with the first question; throws `ApiError`. */
function ask<Answer>(question: (worker: ReturnType<typeof start>['worker']) => Promise<Answer>) {
  started ??= start();
  return Promise.race([question(started.worker), started.failed]);
}

/** The search thread: nothing that is typed leaves the device. */
export const searcher = {
  /** Indexes an answer of the category tree in the place of the one before; throws `ApiError`. */
  async index(answer: string): Promise<void> {
    if (answer === indexed) return;
    const { ready, refusal } = await ask((worker) => worker.index(answer));
    if (ready) {
      indexed = answer;
      return;
    }
    throw refusal === undefined
      ? new ApiError('shape')
      : new ApiError('http', { serverMessage: refusal || undefined });
  },

  /** What fits the words, the best first. What is no category is left out. */
  async find(words: string): Promise<Found[]> {
    const found = await ask((worker) => worker.find(words));
    return found.flatMap((entry) => z.safeParse(Found, entry).data ?? []);
  },
};
