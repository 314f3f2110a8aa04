/** What the app uses of TanStack Query; like `router`, a façade that keeps the singleton small. */
export {
  onlineManager,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
