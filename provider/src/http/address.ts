import { BlockList, isIP, isIPv4 } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import type { Env } from './call.ts';
import type { Deps, TrustedProxies } from './deps.ts';
import { subscriberOf } from './rate-limit.ts';

/** Matches proxies whose X-Forwarded-For is trusted: the gateway and the proxies before it. */
export function trustedProxies(ranges: readonly string[]): TrustedProxies {
  const blocks = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    const family = familyOf(address);
    const bits = family === 'ipv4' ? 32 : 128;
    blocks.addSubnet(address, Number(prefix ?? bits), family);
  }
  return (address) => isIP(address) !== 0 && blocks.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

/**
 * Returns the guest's address: the first hop that is no trusted proxy, from the connection backwards
 * through X-Forwarded-For. Entries further left may be forged.
 */
export function guestAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: TrustedProxies,
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => plainAddress(hop.trim()));
  let address = plainAddress(peer ?? 'unknown');
  while (isTrusted(address)) {
    const next = hops.pop();
    if (next === undefined || isIP(next) === 0) break;
    address = next;
  }
  return address;
}

/** Strips a port and the IPv6 form of an IPv4 address, which some proxies write. */
export function plainAddress(text: string): string {
  const [, bracketed, numbers] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(text) ?? [];
  const address = bracketed ?? numbers ?? text;
  const old = /^::ffff:(.+)$/i.exec(address)?.[1] ?? '';
  return isIP(old) === 4 ? old : address;
}

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
export function warnOfUntrustedProxies({ isTrustedProxy, log }: Deps): MiddlewareHandler<Env> {
  const warned = new Set<string>();
  let hourEnds = 0;
  return async (context, next) => {
    const peer = plainAddress(peerOf(context) ?? '');
    if (peer && forwardedFor(context) !== undefined && !isTrustedProxy(peer)) {
      if (Date.now() >= hourEnds) {
        hourEnds = Date.now() + HOUR_MS;
        warned.clear();
      }
      const subscriber = subscriberOf(peer);
      if (!warned.has(subscriber) && warned.size < MAX_WARNED) {
        warned.add(subscriber);
        log.warn(
          { peer },
          'X-Forwarded-For of an untrusted proxy is ignored; if the proxy is yours, add it to TRUSTED_PROXIES',
        );
      }
    }
    await next();
  };
}
