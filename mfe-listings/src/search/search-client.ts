import { ApiError } from '@foyer/shared/api/error.ts';
import { Category } from '@foyer/shared/contracts/provider/category.ts';
import { PageWorker } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { wrap } from 'comlink';
import type { SearchWorker } from './search-worker.ts';

/** A found category or listing, with its ancestors from the top. */
const SearchResult = z.object({
  category: Category,
  ancestors: z.array(z.object({ name: z.string(), slug: z.string() })),
});
export type SearchResult = z.infer<typeof SearchResult>;

function startWorker() {
  const worker = new PageWorker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      worker.terminate();
      running = undefined;
      indexedResponse = undefined;
      reject(new ApiError('network'));
    });
  });
  // Pending calls reject; a worker that fails without a pending call is restarted by the next one.
  failed.catch(() => undefined);
  return { worker: wrap<SearchWorker>(worker), failed };
}

let running: ReturnType<typeof startWorker> | undefined;
/** The response that the worker has indexed. */
let indexedResponse: string | undefined;

/** Calls the page's single search worker, which starts with the first call; throws `ApiError`. */
function callWorker<Result>(
  call: (worker: ReturnType<typeof startWorker>['worker']) => Promise<Result>,
) {
  running ??= startWorker();
  return Promise.race([call(running.worker), running.failed]);
}

/** Searches in a worker on the device; the search text is sent to no server. */
export const searchClient = {
  /** Replaces the index with a category tree response; throws `ApiError`. */
  async index(response: string): Promise<void> {
    if (response === indexedResponse) return;
    const { ready, message } = await callWorker((worker) => worker.index(response));
    if (!ready) throw new ApiError('shape', { serverMessage: message });
    indexedResponse = response;
  },

  /** Returns the results, the best first, without invalid categories. */
  async find(searchText: string): Promise<SearchResult[]> {
    const entries = await callWorker((worker) => worker.find(searchText));
    return entries.flatMap((entry) => z.safeParse(SearchResult, entry).data ?? []);
  },
};
