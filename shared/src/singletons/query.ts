import type { ZodMiniType } from './schema.ts';

/** The parts of TanStack Query that the app uses; like `router`, a façade that keeps the singleton small. */
export type { Query, QueryKey, QueryPersister } from '@tanstack/react-query';
export {
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useMutation,
} from '@tanstack/react-query';
export { useQuery } from './use-query.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `persisted`: stores the guest's response on the device, and validates it with this schema.
     * `public`: the response is the same for all guests and stays at sign-out, which removes all others.
     */
    queryMeta: { persisted?: ZodMiniType; public?: true };
  }
}
