import { BlockList, isIP, isIPv4 } from 'node:net';
import type { Log } from './http/runtime.ts';
import { subscriberOf } from './http/subscriber.ts';

/** Matches the addresses of proxies whose `X-Forwarded-For` counts. */
export type IsTrustedProxy = (address: string) => boolean;

/** Matches the proxies of `TRUSTED_PROXIES`: addresses or ranges. */
export function trustedProxies(ranges: readonly string[]): IsTrustedProxy {
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
 * Returns the guest's address: the last hop that is no trusted proxy. The hops are those of
 * `X-Forwarded-For` and then the connection. Entries further left may be forged.
 */
export function guestAddress(
  peer: string | undefined,
  forwardedFor: string | null | undefined,
  isTrusted: IsTrustedProxy,
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

/** Returns the function that finds the guest's address behind the proxies of `TRUSTED_PROXIES`. */
export function guestAddresses(ranges: readonly string[], log: Pick<Log, 'warn'>) {
  const isTrusted = trustedProxies(ranges);
  const warnOnce = untrustedProxyWarnings(isTrusted, log);
  return (peer: string | undefined, forwardedFor: string | null | undefined): string => {
    warnOnce(peer, forwardedFor);
    return guestAddress(peer, forwardedFor, isTrusted);
  };
}

const HOUR_MS = 60 * 60_000;
/** Limits the warnings of one hour, so many addresses cannot flood the log. */
const MAX_WARNED = 100;

/**
 * Warns once an hour about each untrusted proxy that sends X-Forwarded-For. The header is ignored;
 * all guests behind such a proxy share one address.
 */
export function untrustedProxyWarnings(isTrusted: IsTrustedProxy, log: Pick<Log, 'warn'>) {
  const warned = new Set<string>();
  let hourEnds = 0;
  return (connection: string | undefined, forwardedFor: string | null | undefined): void => {
    const peer = plainAddress(connection ?? '');
    if (!peer || !forwardedFor || isTrusted(peer)) return;
    if (Date.now() >= hourEnds) {
      hourEnds = Date.now() + HOUR_MS;
      warned.clear();
    }
    const subscriber = subscriberOf(peer);
    if (warned.has(subscriber) || warned.size >= MAX_WARNED) return;
    warned.add(subscriber);
    log.warn(
      { peer },
      'X-Forwarded-For of an untrusted proxy is ignored; if the proxy is yours, add it to TRUSTED_PROXIES',
    );
  };
}
