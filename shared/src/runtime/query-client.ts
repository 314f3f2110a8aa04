import { ApiError } from '../api/error.ts';
import { QueryClient } from '../query/query.ts';

const RETRIES = 3;
/** A server that asks for more gets no retry by itself: the guest is told, and may ask for one. */
const PATIENCE_SECONDS = 60;

function worthRetrying(failures: number, error: unknown): boolean {
  if (failures >= RETRIES || !(error instanceof ApiError) || error.kind === 'shape') return false;
  if ((error.retryAfter ?? 0) > PATIENCE_SECONDS) return false;
  return error.kind === 'network' || error.status === 429 || error.status >= 500;
}

/** Exponential from half a second with jitter, never under what the server asks for; in ms. */
function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(asked, 500 * 2 ** failures * (0.5 + Math.random()));
}

/** Server facts of the whole app live here and nowhere else. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 60_000, retry: worthRetrying, retryDelay, networkMode: 'offlineFirst' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
