import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { guestAddress, plainAddress } from './address.ts';
import type { Env } from './call.ts';
import type { Deps } from './deps.ts';
import { subscriberOf } from './rate-limit.ts';

const HOUR_MS = 60 * 60_000;
/** Limits the warnings of one hour, so many addresses cannot flood the log. */
const MAX_WARNED = 100;

const peerOf = (context: Context<Env>) => context.env?.incoming?.socket.remoteAddress;
const forwardedFor = (context: Context<Env>) => context.req.header('X-Forwarded-For');

/** Returns the guest's address. */
export function callerAddress(context: Context<Env>, { isTrustedProxy }: Deps): string {
  return guestAddress(peerOf(context), forwardedFor(context), isTrustedProxy);
}

/**
 * Warns once an hour about each untrusted proxy that sends X-Forwarded-For. The header is ignored;
 * all guests behind such a proxy share one address.
 */
export function warnOfUntrustedProxies({ isTrustedProxy, log, now }: Deps): MiddlewareHandler<Env> {
  const clock = { now: () => now().getTime() };
  const warned = new LRUCache<string, true>({
    max: MAX_WARNED,
    ttl: HOUR_MS,
    ttlResolution: 0,
    perf: clock,
  });
  return async (context, next) => {
    const peer = plainAddress(peerOf(context) ?? '');
    if (peer && forwardedFor(context) !== undefined && !isTrustedProxy(peer)) {
      warned.purgeStale();
      const subscriber = subscriberOf(peer);
      if (!warned.has(subscriber) && warned.size < MAX_WARNED) {
        warned.set(subscriber, true);
        log.warn(
          { peer },
          'X-Forwarded-For of an untrusted proxy is ignored; if the proxy is yours, add it to TRUSTED_PROXIES',
        );
      }
    }
    await next();
  };
}
