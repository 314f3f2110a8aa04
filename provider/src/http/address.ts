import { guestAddress, untrustedProxyWarnings } from '@foyer/common/guest-address';
import type { Context, MiddlewareHandler } from 'hono';
import type { Env } from './call.ts';
import type { Deps } from './deps.ts';

const peerOf = (context: Context<Env>) => context.env?.incoming?.socket.remoteAddress;
const forwardedFor = (context: Context<Env>) => context.req.header('X-Forwarded-For');

/** Returns the guest's address. */
export function callerAddress(context: Context<Env>, { isTrustedProxy }: Deps): string {
  return guestAddress(peerOf(context), forwardedFor(context), isTrustedProxy);
}

/** Warns of untrusted proxies that send X-Forwarded-For. */
export function warnOfUntrustedProxies({ isTrustedProxy, log }: Deps): MiddlewareHandler<Env> {
  const warnOnce = untrustedProxyWarnings(isTrustedProxy, log);
  return async (context, next) => {
    warnOnce(peerOf(context), forwardedFor(context));
    await next();
  };
}
