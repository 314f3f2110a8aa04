import { randomUUID } from 'node:crypto';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import type { Site } from '../site.ts';
import { type Answer, callerOf, pause } from './caller.ts';

const SECONDS = 8;
const EVERY_MS = 100;
const SIGN_INS = 7;

type Account = { email: string; password: string; token: string };
type Call = () => Promise<Answer>;

/** Returns the durations of a guest's calls in ms; a refusal counts as endless. */
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

/** Sends a chat message of a guest with an own hotel, over an open connection. */
export async function sendChat(site: Site): Promise<Call> {
  const { token } = await createGuest(site);
  const call = callerOf(apiOf(site), 1);
  return connected(() => {
    const body = { body: 'Hello', to_user_id: null, client_id: randomUUID() };
    return call('POST', endpoints.sendQuickChat, { token, body, address: '198.51.100.1' });
  });
}

/** Reads the requests of a guest with an own hotel. */
export async function readRequests(site: Site): Promise<Call> {
  const { token } = await createGuest(site);
  const call = callerOf(apiOf(site), 1);
  return connected(() => call('GET', endpoints.requests, { token, address: '198.51.100.2' }));
}

export function openPage({ foyer }: Site, path: string): Promise<Call> {
  const call = callerOf(foyer.url, 1);
  return connected(() => call('GET', path));
}

/** Signs in guests who have signed in before, each from an own address. */
export function signInAgain(site: Site): Promise<Call[]> {
  const call = callerOf(apiOf(site), SIGN_INS);
  const guests = Array.from({ length: SIGN_INS }, async (_, index) => {
    const { email, password } = await createGuest(site);
    const body = { email, password };
    return connected(() =>
      call('POST', endpoints.login, { body, address: `203.0.113.${100 + index}` }),
    );
  });
  return Promise.all(guests);
}

const apiOf = ({ foyer }: Site) => `${foyer.url}/api`;

/** Creates a hotel with a guest. Only this call passes by the gateway. */
async function createGuest({ provider }: Site): Promise<Account> {
  const answer = await fetch(`${provider}/testing/hotels`, { method: 'POST', body: '{}' });
  return (await answer.json()).guest;
}

/** Returns a call after its first success, which opened its connection. */
async function connected(call: Call): Promise<Call> {
  const { status } = await call();
  if (!isSuccess(status)) throw new Error(`A call before the attack was answered with ${status}.`);
  return call;
}
