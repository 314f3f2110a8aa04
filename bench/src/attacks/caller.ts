import { Agent, request } from 'node:http';

type Sent = { token?: string; body?: unknown; address?: string };
/** Holds a call's status, 0 without an answer, and its duration in ms. */
export type Answer = { status: number; ms: number };

/**
 * Returns a function that calls a server over its own keep-alive connections. `address` is the
 * caller's, which the provider believes a proxy on this machine.
 */
export function callerOf(url: string, maxSockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets });
  return (method: 'GET' | 'POST', path: string, { token, body, address }: Sent = {}) =>
    new Promise<Answer>((resolve) => {
      const start = performance.now();
      const end = (status: number) => resolve({ status, ms: performance.now() - start });
      const headers = {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(address && { 'X-Forwarded-For': address }),
      };
      const call = request(url + path, { method, agent, headers }, (response) => {
        response.resume();
        response.once('end', () => end(response.statusCode ?? 0));
        response.once('error', () => end(0));
      });
      call.once('error', () => end(0));
      call.end(body === undefined ? undefined : JSON.stringify(body));
    });
}

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
