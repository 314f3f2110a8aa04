import { useQuery as useLibraryQuery } from '@tanstack/react-query';
import { useHydration } from '../templates/hydration.ts';

/** The state of a query without a result. */
const PENDING = {
  status: 'pending',
  fetchStatus: 'fetching',
  data: undefined,
  error: null,
  isPending: true,
  isFetching: true,
  isLoading: true,
  isError: false,
  isSuccess: false,
} as const;

/**
 * The library's `useQuery`. While a template hydrates it reports no result, even with cached data: the
 * template was rendered without data.
 */
export const useQuery = ((...args: Parameters<typeof useLibraryQuery>) => {
  const result = useLibraryQuery(...args);
  return useHydration() ? { ...PENDING, refetch: result.refetch } : result;
}) as typeof useLibraryQuery;
