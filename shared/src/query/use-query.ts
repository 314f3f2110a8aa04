import { useQuery as useLibraryQuery } from '@tanstack/react-query';
import { useTakeover } from '../frames/takeover.ts';

/** A query of which nothing is known yet. */
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
 * The library's `useQuery`; while React takes over a frame nothing is known, whatever is there
 * already: the frame was drawn without it.
 */
export const useQuery = ((...asked: Parameters<typeof useLibraryQuery>) => {
  const result = useLibraryQuery(...asked);
  return useTakeover() ? { ...PENDING, refetch: result.refetch } : result;
}) as typeof useLibraryQuery;
