import { errorMessageOf, isNetworkError } from './error.ts';

type FailedQuery = { error: unknown; isFetching: boolean; refetch: () => unknown };

/** Returns the props of the card in place of a failed query: its message, and Retry. */
export function failureOf({ error, isFetching, refetch }: FailedQuery, fallback: string) {
  return {
    text: errorMessageOf(error, fallback),
    noResponse: isNetworkError(error),
    busy: isFetching,
    onRetry: () => void refetch(),
  };
}
