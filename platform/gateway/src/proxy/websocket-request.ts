import { WEBSOCKET_PATH } from '@foyer/shared/contracts/realtime.ts';

/** Time limit of the provider's handshake, in ms. */
export const HANDSHAKE_MS = 10_000;
const APP = /^\/app\/[\w-]{1,64}(?:\?[\w=&.-]{0,200})?$/;
/**
 * Headers that are forwarded to the provider: no cookie and no token. The gateway itself checks `Origin`,
 * as it knows the page's host.
 */
const FORWARDED = ['user-agent', 'x-forwarded-proto'];

/** Tells whether a request with this path and `Upgrade` header opens a provider's websocket. */
export function isWebsocket(path: string, upgrade: string | null | undefined): boolean {
  return upgrade?.toLowerCase() === 'websocket' && path.startsWith(`${WEBSOCKET_PATH}/`);
}

/** Returns the provider's path with the query; undefined if it is no app's websocket. */
export function socketPath(path: string): string | undefined {
  const below = path.slice(WEBSOCKET_PATH.length);
  return APP.test(below) ? below : undefined;
}

/** Tells whether a request header is forwarded. */
export function isForwardedHeader(name: string): boolean {
  return FORWARDED.includes(name) || name.startsWith('sec-websocket-');
}
