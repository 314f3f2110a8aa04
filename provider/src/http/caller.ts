import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { guestAddress, plainAddress } from './address.ts';
import type { Env } from './call.ts';
import type { Deps } from './deps.ts';
import { subscriberOf } from './rate-limit.ts';

const HOUR_MS = 60 * 60_000;
/** Whoever comes with more addresses than these in an hour fills no log. */
const STRANGERS = 100;

const peerOf = (context: Context<Env>) => context.env?.incoming?.socket.remoteAddress;
const forwardedFor = (context: Context<Env>) => context.req.header('X-Forwarded-For');

/** The guest's address. */
export function callerAddress(context: Context<Env>, { isTrustedProxy }: Deps): string {
  return guestAddress(peerOf(context), forwardedFor(context), isTrustedProxy);
}

/**
 * Says, once an hour of each, who forwards for others without being trusted: behind a proxy that is
 * not named all guests count as one. What it says of them is never believed.
 */
export function warnOfStrangers({ isTrustedProxy, log, now }: Deps): MiddlewareHandler<Env> {
  const perf = { now: () => now().getTime() };
  const warned = new LRUCache<string, true>({
    max: STRANGERS,
    ttl: HOUR_MS,
    ttlResolution: 0,
    perf,
  });
  return async (context, next) => {
    const peer = plainAddress(peerOf(context) ?? '');
    if (peer && forwardedFor(context) !== undefined && !isTrustedProxy(peer)) {
      warned.purgeStale();
      const stranger = subscriberOf(peer);
      if (!warned.has(stranger) && warned.size < STRANGERS) {
        warned.set(stranger, true);
        log.warn(
          { peer },
          'X-Forwarded-For of an untrusted proxy counts for nothing; if it is yours, name it in TRUSTED_PROXIES',
        );
      }
    }
    await next();
  };
}
