import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { EMBEDDED_KEY, type Realtime, WEBSOCKET_PATH } from '../../contracts/realtime.ts';
import { page } from '../page.ts';
import { authenticateGuest, authorizeChannel } from './authorize.ts';
import { type ConnectionState, maintainConnection, UNAVAILABLE_MS } from './maintain-connection.ts';

const PRIVATE = /^private-/;

/** The timeouts of pusher-js, in milliseconds (CONST-02). */
export const TIMEOUTS = {
  activityTimeout: 120_000,
  pongTimeout: 30_000,
  unavailableTimeout: UNAVAILABLE_MS,
};

/** The handlers of one listener on a channel. */
export type ChannelListener = {
  /** Handlers by event name; each receives the event's data unparsed. */
  events: Record<string, (data: unknown) => void>;
  /**
   * Called at every subscription, the first and each after a reconnect. Called at once if the channel is
   * already subscribed. Earlier events are lost, so fetch the current data here.
   */
  subscribed?: () => void;
};

/** The app's one connection, which belongs to one guest. */
export type Connection = {
  /** The guest's id. */
  guest: number;
  /** Joins these channels and leaves all others. */
  setChannels(channels: Map<string, unknown>): void;
  /** Returns true if the channel is subscribed now. */
  subscribed(channel: string): boolean;
  socketId(): string | undefined;
  close(): void;
};

type Host = {
  guest: number;
  listenersOf: (channel: string) => Iterable<ChannelListener>;
  setState: (state: ConnectionState) => void;
};

/** Returns the address of the broadcasting service as options of pusher-js. */
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

/** Opens a guest's connection, which reconnects by itself until it is closed. */
export function openConnection({ guest, listenersOf, setState }: Host): Connection {
  const joined = new Set<string>();
  const bound = new WeakSet<object>();

  const echo = new Echo({
    broadcaster: 'reverb',
    Pusher,
    key: page.composition.realtime?.key ?? EMBEDDED_KEY,
    ...addressOf(page.composition.realtime),
    ...TIMEOUTS,
    // WebSocket only: the other transports of pusher-js load scripts. TLS depends on the address.
    enabledTransports: ['ws'],
    // Own objects: Echo writes into its shared defaults, and the next guest would send those headers.
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

  /** Returns true if the socket is still the connection's current one. */
  function isOpen(socket: string): boolean {
    return pusher.connection.state === 'connected' && pusher.connection.socket_id === socket;
  }

  const stop = maintainConnection(pusher, setState);
  echo.connector.signin();

  function join(name: string): void {
    const channel = echo.private(name);
    // Echo returns the same subscription for a channel that was left before it was joined.
    if (bound.has(channel.subscription)) return;
    bound.add(channel.subscription);
    channel
      .subscribed(() => {
        for (const listener of [...listenersOf(name)]) listener.subscribed?.();
      })
      .listenToAll((event: string, data: unknown) => {
        // Echo removes Laravel's namespace from an event's name and prefixes all others with a dot.
        const eventName = event.replace(/^\./, '');
        for (const { events } of [...listenersOf(name)])
          if (Object.hasOwn(events, eventName)) events[eventName]?.(data);
      });
  }

  return {
    guest,
    setChannels(channels) {
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
