/**
 * What a remote has of the shell, for tests in Node: everything outside of the page is in the test's
 * hands. `vi.mock('@foyer/shared/runtime', () => import('…/testing/runtime.ts'))`.
 */
import { QueryClient } from '@foyer/shared/query';
import { vi } from 'vitest';

type Change = {
  session: { user?: { id: number } | undefined };
  cause: string;
};

export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
export const hotelQuery = () => ({ queryKey: ['hotel'] });

export const api = { get: vi.fn(), post: vi.fn(), knowsKeys: vi.fn(() => true) };
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
  /** Another guest, or none, is signed in from now on. */
  change(user: { id: number; name: string } | undefined, cause = 'guest') {
    guest = user;
    for (const follower of followers) follower({ session: { user }, cause });
  },
};

const warnings = new Set<() => string | undefined>();
export const unsent = {
  warn(words: () => string | undefined) {
    warnings.add(words);
    return () => warnings.delete(words);
  },
  words: () => [...warnings].flatMap((words) => words() ?? []),
};

export const guestDatabase = (name: string) => `${name} of ${guest?.id}`;

type Heard = { events: Record<string, (data: unknown) => void>; subscribed?: () => void };
const channels = new Map<string, Heard>();
let connection = 'connected';
const listeners = new Set<() => void>();
export const realtime = {
  state: () => connection,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  listen(channel: string, heard: Heard) {
    channels.set(channel, heard);
    return () => channels.delete(channel);
  },
  /** The provider says this on a channel. */
  say: (channel: string, event: string, data: unknown) =>
    channels.get(channel)?.events[event]?.(data),
  /** A channel is subscribed to, once more where the connection was gone. */
  subscribed: (channel: string) => channels.get(channel)?.subscribed?.(),
  /** The connection is in this state from now on. */
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
