import type { ZodMiniType } from '../schema/schema.ts';

/** What the app uses of TanStack Query; like `router`, a façade that keeps the singleton small. */
export type { Query, QueryKey, QueryPersister } from '@tanstack/react-query';
export {
  onlineManager,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useMutation,
} from '@tanstack/react-query';
export { useQuery } from './use-query.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `kept`: the answer is kept on the device for its guest, and read again by this schema. */
    queryMeta: { kept?: ZodMiniType };
  }
}
