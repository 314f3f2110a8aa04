import { Agent } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import Pusher from 'pusher';
import { describeError } from '../db/errors.ts';
import type { Disconnect, Publish } from '../http/deps.ts';
import type { PusherApp, PusherService } from './pusher-app.ts';

/** Names a token at the broadcasting service, whose connections end with the token. */
export const sessionOf = (tokenId: number) => `session-${tokenId}`;

const TIMEOUT_MS = 5000;
/** After this time an event is dropped; clients read missed messages later. */
const GIVE_UP_MS = 60_000;
const RETRY_MS = 500;
const MAX_RETRY_MS = 8000;
const SOCKETS = 8;
/** Queue limit of all channels, reached only while the service is unreachable. */
const MAX_WAITING = 2000;

/** Creates the official SDK's client for an app at a service. */
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

type Send = () => Promise<Pusher.Response>;

/**
 * Publishes events to a Pusher-compatible service in the background. Events of one channel are sent
 * in order. A failed event is retried for a minute, and the failure is logged once.
 */
export function startPublisher({
  pusher,
  log,
  maxWaiting = MAX_WAITING,
}: {
  pusher: Pusher;
  log: Logger;
  /** Queue limit; further events are dropped. */
  maxWaiting?: number;
}) {
  const queues = new Map<string, Promise<void>>();
  let waiting = 0;
  let unreachable = false;
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;

  function enqueue(queue: string, send: Send): void {
    if (isStopped()) return;
    if (waiting >= maxWaiting) {
      reportFailure(new Error('the queue is full'));
      return;
    }
    waiting += 1;
    const until = performance.now() + GIVE_UP_MS;
    const sent = (queues.get(queue) ?? Promise.resolve()).then(() => sendWithRetries(send, until));
    queues.set(queue, sent);
    void sent.then(() => {
      waiting -= 1;
      if (queues.get(queue) === sent) queues.delete(queue);
    });
  }

  async function sendWithRetries(send: Send, until: number): Promise<void> {
    for (let pauseMs = RETRY_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_RETRY_MS)) {
      if (performance.now() > until || (isStopped() && unreachable)) return;
      try {
        const { body } = await send();
        // Discards the body, so the connection can be reused.
        body.resume();
        if (unreachable) log.info('events are published again');
        unreachable = false;
        return;
      } catch (error) {
        reportFailure(error);
        if (isPermanent(error) || isStopped()) return;
      }
      await setTimeout(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  function reportFailure(error: unknown): void {
    if (!unreachable) log.warn({ reason: reasonOf(error) }, 'events cannot be published');
    unreachable = true;
  }

  const publish: Publish = (channel, event, data, exceptSocket) => {
    const params = exceptSocket === undefined ? {} : { socket_id: exceptSocket };
    enqueue(channel, () => pusher.trigger(`private-${channel}`, event, data, params));
  };
  const disconnect: Disconnect = (tokenIds) => {
    for (const session of tokenIds.map(sessionOf))
      enqueue(session, () => pusher.terminateUserConnections(session));
  };
  return {
    publish,
    disconnect,
    /** Sends queued events without retries. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(queues.values());
    },
  };
}

/** Tells whether the service rejected the request, so a retry would fail too. */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Pusher.RequestError)) return true;
  const { status } = error;
  return status !== undefined && status >= 400 && status < 500 && status !== 429;
}

/** Describes an error without the SDK's message, which contains the signed URL. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Pusher.RequestError)) return describeError(error).reason;
  const { code } = (error.error ?? {}) as { code?: unknown };
  return error.status === undefined
    ? `no answer (${code ?? 'time-out'})`
    : `status ${error.status}`;
}
