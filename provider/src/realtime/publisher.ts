import { Agent } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import Pusher from 'pusher';
import { describeError } from '../db/describe-error.ts';
import type { Disconnect, Publish } from '../http/deps.ts';
import { sessionOf } from '../http/principal.ts';
import type { PusherApp, PusherService } from './pusher-app.ts';

const TIMEOUT_MS = 5000;
/** What could not be told for so long is left to the next reading of who missed it. */
const GIVE_UP_MS = 60_000;
const RETRY_MS = 500;
const LONGEST_RETRY_MS = 8000;
const SOCKETS = 8;
/** All that waits together; a line that guests write fills it only while the service is away. */
const WAITING = 2000;
const SOCKET_ID = /^\d{1,20}\.\d{1,20}$/;

/** The official SDK, for an app at a service. */
export function pusherClient(app: PusherApp, { host, port, tls }: PusherService): Pusher {
  return new Pusher({
    appId: app.id,
    key: app.key,
    secret: app.secret,
    host,
    ...(port !== undefined && { port: String(port) }),
    useTLS: tls,
    timeout: TIMEOUT_MS,
    agent: new (tls ? TlsAgent : Agent)({ keepAlive: true, maxSockets: SOCKETS }),
  });
}

type Told = { send: () => Promise<Pusher.Response>; until: number };

/**
 * Tells a Pusher-compatible service what happened, outside of any request. Events of one channel go
 * one after the other; a failure is tried again for a while and logged once.
 */
export function startPublisher({
  pusher,
  log,
  mostWaiting = WAITING,
}: {
  pusher: Pusher;
  log: Logger;
  /** How many events may wait; the others are left out. */
  mostWaiting?: number;
}) {
  const queues = new Map<string, Promise<void>>();
  let waiting = 0;
  let away = false;
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;

  function add(queue: string, send: Told['send']): void {
    if (isStopped()) return;
    if (waiting >= mostWaiting) {
      failed(new Error('too much waits'));
      return;
    }
    waiting += 1;
    const told = { send, until: performance.now() + GIVE_UP_MS };
    const sent = (queues.get(queue) ?? Promise.resolve()).then(() => tell(told));
    queues.set(queue, sent);
    void sent.then(() => {
      waiting -= 1;
      if (queues.get(queue) === sent) queues.delete(queue);
    });
  }

  async function tell({ send, until }: Told): Promise<void> {
    for (let pauseMs = RETRY_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_RETRY_MS)) {
      if (performance.now() > until || (isStopped() && away)) return;
      try {
        const { body } = await send();
        // Only its end matters, and that it leaves the connection free.
        body.resume();
        if (away) log.info('events are published again');
        away = false;
        return;
      } catch (error) {
        failed(error);
        if (isRefused(error) || isStopped()) return;
      }
      await setTimeout(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  function failed(error: unknown): void {
    if (!away) log.warn({ reason: reasonOf(error) }, 'events cannot be published');
    away = true;
  }

  const publish: Publish = (channel, event, data, exceptSocket) => {
    const except = exceptSocket && SOCKET_ID.test(exceptSocket) && { socket_id: exceptSocket };
    add(channel, () => pusher.trigger(`private-${channel}`, event, data, except || undefined));
  };
  const disconnect: Disconnect = (tokenIds) => {
    for (const session of tokenIds.map(sessionOf))
      add(session, () => pusher.terminateUserConnections(session));
  };
  return {
    publish,
    disconnect,
    /** Tells what waits as far as that goes without another try. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(queues.values());
    },
  };
}

/** Whether the service understood and said no, so that asking again would change nothing. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Pusher.RequestError)) return true;
  const { status } = error;
  return status !== undefined && status >= 400 && status < 500 && status !== 429;
}

/** Not the SDK's own words, which hold the address with its signature. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Pusher.RequestError)) return describeError(error).reason;
  const { code } = (error.error ?? {}) as { code?: unknown };
  return error.status === undefined
    ? `no answer (${code ?? 'time-out'})`
    : `status ${error.status}`;
}
