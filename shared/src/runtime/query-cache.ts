import { QueryCache } from '../singletons/query.ts';

/** Holds the queries of `queryClient` and their data. */
export const queryCache = new QueryCache();
