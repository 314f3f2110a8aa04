import { WEBSOCKET_PATH } from '@foyer/shared/contracts/realtime';

/** How long the provider may take to agree, in ms. */
export const HANDSHAKE_MS = 10_000;
const APP = /^\/app\/[\w-]{1,64}(?:\?[\w=&.-]{0,200})?$/;
/** All that the provider is told of a request: neither a cookie nor a token. */
const PASSED = ['origin', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto'];

/** Whether a request at this path and with this `Upgrade` wants a websocket of the provider's. */
export function isWebsocket(path: string, upgrade: string | null | undefined): boolean {
  return upgrade?.toLowerCase() === 'websocket' && path.startsWith(`${WEBSOCKET_PATH}/`);
}

/** What the provider is asked for, below its root, with the query; undefined for anything but an app's socket. */
export function socketPath(path: string): string | undefined {
  const below = path.slice(WEBSOCKET_PATH.length);
  return APP.test(below) ? below : undefined;
}

/** Whether a header of the request is passed on. */
export function isPassed(name: string): boolean {
  return PASSED.includes(name) || name.startsWith('sec-websocket-');
}
