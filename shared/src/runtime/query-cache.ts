import { createStore } from 'zustand/vanilla';
import { QueryCache } from '../singletons/query.ts';

/** Holds the queries of `queryClient` and their data. */
export const queryCache = new QueryCache();

/** Holds the `dataUpdatedAt` of each response that is stored on this device, by query hash. */
export const storedAt = createStore<Record<string, number>>(() => ({}));
