/**
 * Replaces the shell's runtime in Node tests. A test thereby controls everything outside the page.
 * `vi.mock('@foyer/shared/runtime', () => import('…/testing/runtime.ts'))`.
 */
import { QueryClient } from '@foyer/shared/query';
import { vi } from 'vitest';
import { createStore } from 'zustand/vanilla';

type Guest = { id: number; name: string } | undefined;

export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
export const hotelSlug = 'grand-plaza';
export const hotelQuery = () => ({ queryKey: ['hotel'] });
export const hasFeature = (feature: string) =>
  queryClient.getQueryData<{ features?: string[] }>(['hotel'])?.features?.includes(feature) ??
  false;

export const api = { get: vi.fn(), post: vi.fn(), supportsIdempotency: vi.fn(() => true) };
export const toasts = { error: vi.fn() };

const store = createStore(() => ({ session: { user: undefined as Guest }, cause: 'start' }));
const guest = () => store.getState().session.user;
export const session = {
  get: () => ({ user: guest(), token: guest() && `token of ${guest()?.name}` }),
  user: guest,
  subscribe: store.subscribe,
  /** Signs in another guest, or none. */
  change: (user: Guest, cause = 'guest') => store.setState({ session: { user }, cause }),
};

const warnings = new Set<() => string | undefined>();
export const signOutGuard = {
  add(message: () => string | undefined) {
    warnings.add(message);
    return () => warnings.delete(message);
  },
  messages: () => [...warnings].flatMap((message) => message() ?? []),
};

export const guestDatabaseName = (name: string) => `${name} of ${guest()?.id}`;

type Handlers = { events: Record<string, (data: unknown) => void>; subscribed?: () => void };
const channels = new Map<string, Handlers>();
const connection = createStore(() => 'connected');
export const realtime = {
  state: connection.getState,
  subscribe: connection.subscribe,
  listen(channel: string, handlers: Handlers) {
    channels.set(channel, handlers);
    return () => channels.delete(channel);
  },
  /** Delivers an event of the provider on a channel. */
  emit: (channel: string, event: string, data: unknown) =>
    channels.get(channel)?.events[event]?.(data),
  /** Reports a channel as subscribed, as after each reconnection. */
  subscribed: (channel: string) => channels.get(channel)?.subscribed?.(),
  /** Changes the state of the connection. */
  change: connection.setState,
};

/** Listens to the browser only: a test has no gateway. */
export const onReconnect = (listener: () => void, signal: AbortSignal) =>
  addEventListener('online', listener, { signal });

const stored = new Map<string, unknown>();
export const localStore = {
  read: (key: string) => stored.get(key),
  write: (key: string, value: unknown) => void stored.set(key, value),
  clear: () => stored.clear(),
};
