import { randomUUID } from 'node:crypto';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { type Answer, callerOf, pause } from './caller.ts';

const SECONDS = 8;
const EVERY_MS = 100;
const SIGN_INS = 7;

type Account = { email: string; password: string; token: string };
type Call = () => Promise<Answer>;

/** Returns the durations of the calls of a guest in some seconds, in ms; a refusal counts as endless. */
export async function durations(call: Call): Promise<number[]> {
  const times = [];
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end; ) {
    const { status, ms } = await call();
    times.push(isSuccess(status) ? ms : Number.POSITIVE_INFINITY);
    await pause(EVERY_MS);
  }
  return times;
}

const isSuccess = (status: number) => status === 200 || status === 201;

/** Sends a chat message of a guest with an own hotel; its connection is open already. */
export async function sendChat(provider: string): Promise<Call> {
  const { token } = await createGuest(provider);
  const call = callerOf(provider, 1);
  return connected(() => {
    const body = { body: 'Hello', to_user_id: null, client_id: randomUUID() };
    return call('POST', endpoints.sendQuickChat, { token, body, address: '198.51.100.1' });
  });
}

/** Reads the requests of a guest with an own hotel. */
export async function readRequests(provider: string): Promise<Call> {
  const { token } = await createGuest(provider);
  const call = callerOf(provider, 1);
  return connected(() => call('GET', endpoints.requests, { token, address: '198.51.100.2' }));
}

export function openPage(gateway: string, path: string): Promise<Call> {
  const call = callerOf(gateway, 1);
  return connected(() => call('GET', path));
}

/** Signs in guests, each with an own address, who have signed in from it before. */
export function signInAgain(provider: string): Promise<Call[]> {
  const call = callerOf(provider, SIGN_INS);
  const guests = Array.from({ length: SIGN_INS }, async (_, index) => {
    const { email, password } = await createGuest(provider);
    const body = { email, password };
    return connected(() =>
      call('POST', endpoints.login, { body, address: `203.0.113.${100 + index}` }),
    );
  });
  return Promise.all(guests);
}

async function createGuest(provider: string): Promise<Account> {
  const answer = await fetch(`${provider}/testing/hotels`, { method: 'POST', body: '{}' });
  return (await answer.json()).guest;
}

/** Returns a call after its first success, which opened its connection. */
async function connected(call: Call): Promise<Call> {
  const { status } = await call();
  if (!isSuccess(status)) throw new Error(`A call before the attack was answered with ${status}.`);
  return call;
}
