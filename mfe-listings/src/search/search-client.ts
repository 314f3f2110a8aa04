import { ApiError } from '@foyer/shared/api/error.ts';
import { Category } from '@foyer/shared/contracts/provider/category.ts';
import { PageWorker } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { wrap } from 'comlink';
import { type ContributedEntry, searchedText } from './contributed-entry.ts';
import type { SynonymGroups } from './search-query.ts';
import type { SearchWorker } from './search-worker.ts';

/** A found category or listing, with its ancestors from the top. */
const CategoryResult = z.object({
  category: Category,
  ancestors: z.array(z.object({ name: z.string(), slug: z.string() })),
});
export type CategoryResult = z.infer<typeof CategoryResult>;

export type SearchResult = CategoryResult | { entry: ContributedEntry };

/** The entries of remotes and the synonyms of a hotel, beside its category tree. */
export type Contribution = {
  entries: readonly ContributedEntry[];
  synonyms: SynonymGroups;
  /** Milliseconds since the page began. */
  changedAt: number;
};

function startWorker() {
  const worker = new PageWorker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      worker.terminate();
      running = undefined;
      indexedResponse = undefined;
      indexedContribution = undefined;
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
let indexedContribution: Contribution | undefined;

/** Calls the page's single search worker, which starts with the first call; throws `ApiError`. */
function callWorker<Result>(
  call: (worker: ReturnType<typeof startWorker>['worker']) => Promise<Result>,
) {
  running ??= startWorker();
  return Promise.race([call(running.worker), running.failed]);
}

/** Searches in a worker on the device; the search text is sent to no server. */
export const searchClient = {
  /** Replaces the indexed category tree by that of a response; throws `ApiError`. */
  async index(response: string): Promise<void> {
    if (response === indexedResponse) return;
    const { ready, message } = await callWorker((worker) => worker.index(response));
    if (!ready) throw new ApiError('shape', { serverMessage: message });
    indexedResponse = response;
  },

  /** Replaces the indexed contribution; throws `ApiError`. */
  async contribute(contribution: Contribution): Promise<void> {
    if (contribution === indexedContribution) return;
    const { entries, synonyms } = contribution;
    await callWorker((worker) => worker.contribute(entries.map(searchedText), synonyms));
    indexedContribution = contribution;
  },

  /** Returns the results, the best first, without invalid categories. */
  async find(searchText: string, { entries }: Contribution): Promise<SearchResult[]> {
    const found = await callWorker((worker) => worker.find(searchText));
    return found.flatMap((one): SearchResult | SearchResult[] => {
      if (!('contributed' in one)) return z.safeParse(CategoryResult, one).data ?? [];
      const entry = entries.find(({ key }) => key === one.contributed);
      return entry ? { entry } : [];
    });
  },
};
