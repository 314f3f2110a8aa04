import Pusher from 'pusher-js';
import { EMBEDDED_KEY, type Realtime, WEBSOCKET_PATH } from '../../contracts/realtime.ts';
import { page } from '../page.ts';
import { authorizationOptions } from './authorize.ts';
import { type ConnectionState, maintainConnection, UNAVAILABLE_MS } from './maintain-connection.ts';
import { socket } from './socket.ts';

/** The start of a private channel's name at the service. */
const PRIVATE = 'private-';
/** Laravel's namespace, which a Laravel provider puts before an event's name. */
const NAMESPACE = /^App\\Events\\/;

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
export type Connection = ReturnType<typeof openConnection>;

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
export function openConnection(
  /** The guest's id. */
  guest: number,
  listenersOf: (channel: string) => Iterable<ChannelListener>,
  setState: (state: ConnectionState) => void,
) {
  const joined = new Set<string>();
  const bound = new WeakSet<object>();
  const pusher = new Pusher(page.composition.realtime?.key ?? EMBEDDED_KEY, {
    ...addressOf(page.composition.realtime),
    ...TIMEOUTS,
    cluster: '',
    // WebSocket only: the other transports of pusher-js load scripts. TLS depends on the address.
    enabledTransports: ['ws'],
    ...authorizationOptions(isOpen, (name) => joined.has(name.slice(PRIVATE.length))),
  });

  const socketId = () =>
    pusher.connection.state === 'connected' ? pusher.connection.socket_id : undefined;
  socket.id = socketId;

  /** Returns true if the socket is still the connection's current one. */
  function isOpen(id: string): boolean {
    return id === socketId();
  }

  const stop = maintainConnection(pusher, setState);
  pusher.signin();

  function join(name: string): void {
    joined.add(name);
    const channel = pusher.subscribe(PRIVATE + name);
    // The same object for a channel that was left before it was joined.
    if (bound.has(channel)) return;
    bound.add(channel);
    channel.bind('pusher:subscription_succeeded', () => {
      for (const listener of [...listenersOf(name)]) listener.subscribed?.();
    });
    channel.bind_global((event: string, data: unknown) => {
      const eventName = event.replace(NAMESPACE, '');
      for (const { events } of [...listenersOf(name)])
        if (Object.hasOwn(events, eventName)) events[eventName]?.(data);
    });
  }

  return {
    guest,
    /** Joins these channels and leaves all others. */
    setChannels(channels: Map<string, unknown>): void {
      for (const name of joined) {
        if (channels.has(name)) continue;
        joined.delete(name);
        pusher.unsubscribe(PRIVATE + name);
      }
      for (const name of channels.keys()) if (!joined.has(name)) join(name);
    },
    /** Returns true if the channel is subscribed now. */
    subscribed: (name: string): boolean => pusher.channel(PRIVATE + name)?.subscribed ?? false,
    close(): void {
      joined.clear();
      stop();
    },
  };
}
