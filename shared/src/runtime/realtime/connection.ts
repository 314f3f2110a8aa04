import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { EMBEDDED_KEY, type Realtime, WEBSOCKET_PATH } from '../../contracts/realtime.ts';
import { page } from '../page.ts';
import type { ChannelListener, RealtimeState } from '../realtime.ts';
import { authenticateGuest, authorizeChannel } from './authorize.ts';
import { keepAlive, UNAVAILABLE_MS } from './keep-alive.ts';

const PRIVATE = /^private-/;

/** In milliseconds (CONST-02). */
export const TIMEOUTS = {
  activityTimeout: 120_000,
  pongTimeout: 30_000,
  unavailableTimeout: UNAVAILABLE_MS,
};

/** The one connection, of one guest. */
export type Connection = {
  /** Whose it is. */
  guest: number;
  /** Joins these channels and leaves all others. */
  keep(channels: Map<string, unknown>): void;
  /** Whether the channel's events arrive at present. */
  subscribed(channel: string): boolean;
  socketId(): string | undefined;
  close(): void;
};

type Host = {
  guest: number;
  listenersOf: (channel: string) => Iterable<ChannelListener>;
  become: (state: RealtimeState) => void;
};

/** Where the service is, in the words of pusher-js. */
export function addressOf({ host, port, tls }: Partial<Realtime> = {}) {
  const forceTLS = tls ?? location.protocol === 'https:';
  const own = host === undefined;
  const at = own ? Number(location.port) || undefined : port;
  return {
    forceTLS,
    wsHost: host ?? location.hostname,
    wsPort: at ?? 80,
    wssPort: at ?? 443,
    wsPath: own ? WEBSOCKET_PATH : '',
  };
}

/** Opens the connection of this guest; until it is closed it heals by itself. */
export function openConnection({ guest, listenersOf, become }: Host): Connection {
  const joined = new Set<string>();
  const bound = new WeakSet<object>();

  const echo = new Echo({
    broadcaster: 'reverb',
    Pusher,
    key: page.composition.realtime?.key ?? EMBEDDED_KEY,
    ...addressOf(page.composition.realtime),
    ...TIMEOUTS,
    // With TLS or without, by the address; what else pusher-js could fall back to is script.
    enabledTransports: ['ws'],
    // Objects of our own: Echo writes into its shared ones, and the next guest would send that.
    auth: { headers: {} },
    userAuthentication: {
      endpoint: '',
      headers: {},
      customHandler: authenticateGuest(isOpen),
    },
    channelAuthorization: {
      customHandler: authorizeChannel(isOpen, (name) => joined.has(name.replace(PRIVATE, ''))),
    },
  });
  const { pusher } = echo.connector;

  /** Whether what the provider is asked about is still the connection's socket. */
  function isOpen(socket: string): boolean {
    return pusher.connection.state === 'connected' && pusher.connection.socket_id === socket;
  }

  const stop = keepAlive(pusher, become);
  echo.connector.signin();

  function join(name: string): void {
    const channel = echo.private(name);
    // A channel that was left before it was joined is still the same one.
    if (bound.has(channel.subscription)) return;
    bound.add(channel.subscription);
    channel
      .subscribed(() => {
        for (const listener of [...listenersOf(name)]) listener.subscribed?.();
      })
      .listenToAll((event: string, data: unknown) => {
        // Echo takes Laravel's namespace off an event's name and marks all others with a dot.
        const plain = event.replace(/^\./, '');
        for (const { events } of [...listenersOf(name)])
          if (Object.hasOwn(events, plain)) events[plain]?.(data);
      });
  }

  return {
    guest,
    keep(channels) {
      for (const name of joined) {
        if (channels.has(name)) continue;
        joined.delete(name);
        echo.leaveChannel(`private-${name}`);
      }
      for (const name of channels.keys()) {
        if (joined.has(name)) continue;
        joined.add(name);
        join(name);
      }
    },
    subscribed: (name) => pusher.channel(`private-${name}`)?.subscribed ?? false,
    socketId: () =>
      pusher.connection.state === 'connected' ? pusher.connection.socket_id : undefined,
    close() {
      joined.clear();
      stop();
    },
  };
}
