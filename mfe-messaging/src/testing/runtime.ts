/**
 * Replaces the shell's runtime in Node tests. A test thereby controls everything outside the page.
 * `vi.mock('@foyer/shared/runtime', () => import('…/testing/runtime.ts'))`.
 */
import { QueryClient } from '@foyer/shared/query';
import { vi } from 'vitest';

type Change = {
  session: { user?: { id: number } | undefined };
  cause: string;
};

export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
export const hotelQuery = () => ({ queryKey: ['hotel'] });

export const api = { get: vi.fn(), post: vi.fn(), supportsIdempotency: vi.fn(() => true) };
export const toasts = { error: vi.fn() };

const followers = new Set<(change: Change) => void>();
let guest: { id: number; name: string } | undefined;
export const session = {
  get: () => ({ user: guest, token: guest && `token of ${guest.name}` }),
  user: () => guest,
  subscribe(follower: (change: Change) => void) {
    followers.add(follower);
    return () => followers.delete(follower);
  },
  /** Signs in another guest, or none. */
  change(user: { id: number; name: string } | undefined, cause = 'guest') {
    guest = user;
    for (const follower of followers) follower({ session: { user }, cause });
  },
};

const warnings = new Set<() => string | undefined>();
export const signOutGuard = {
  add(message: () => string | undefined) {
    warnings.add(message);
    return () => warnings.delete(message);
  },
  messages: () => [...warnings].flatMap((message) => message() ?? []),
};

export const guestDatabaseName = (name: string) => `${name} of ${guest?.id}`;

type Handlers = { events: Record<string, (data: unknown) => void>; subscribed?: () => void };
const channels = new Map<string, Handlers>();
let connection = 'connected';
const listeners = new Set<() => void>();
export const realtime = {
  state: () => connection,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
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
  change(state: string) {
    connection = state;
    for (const listener of listeners) listener();
  },
};

const stored = new Map<string, unknown>();
export const localStore = {
  read: (key: string) => stored.get(key),
  write: (key: string, value: unknown) => void stored.set(key, value),
  clear: () => stored.clear(),
};
