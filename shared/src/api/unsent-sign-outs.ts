import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { SIGN_OUT_DATABASE } from '../contracts/storage.ts';
import { parseJson } from '../documents/parse-json.ts';
import * as endpoints from './endpoints.ts';
import { isProviderJson } from './provider-json.ts';

/**
 * Stores the tokens of sign-outs until the provider answers (AUTH-127). An unsent one would leave its
 * token valid for months. Pages only write here; `sendSignOuts` alone reads.
 */

/** Time after which a sign-out is deleted unsent, in milliseconds. */
const RETENTION_MS = 24 * 60 * 60_000;
/** Maximum number of stored sign-outs; the oldest goes first. */
const MAX_SIGN_OUTS = 20;
/** Time limit of a call, in milliseconds: the others wait for it. */
const CALL_TIMEOUT_MS = 20_000;
/** Statuses of a refusal that is not final. */
const TEMPORARY = [408, 419, 425, 429];

interface Tables extends DBSchema {
  'sign-outs': { key: number; value: { token: string; at: number } };
}

function open(): Promise<IDBPDatabase<Tables>> {
  return openDB<Tables>(SIGN_OUT_DATABASE, 1, {
    // WebKit passes no database to a page that is being unloaded.
    upgrade: (created: IDBPDatabase<Tables> | undefined) =>
      void created?.createObjectStore('sign-outs', { autoIncrement: true }),
  });
}

/** Runs work on the database, alone among all tabs and the service worker. */
function withDatabase<Result>(work: (database: IDBPDatabase<Tables>) => Promise<Result>) {
  const run = async () => {
    const database = await open();
    return work(database).finally(() => database.close());
  };
  // The Web Locks API needs https, like the service worker.
  return navigator.locks ? navigator.locks.request(SIGN_OUT_DATABASE, run) : run();
}

/** Stores a token during the call that signs it out. Resolves to false if the provider did not answer. */
export function storeUntilAnswered(token: string, answered: Promise<boolean>): Promise<boolean> {
  return withDatabase(async (database) => {
    const key = await database.add('sign-outs', { token, at: Date.now() });
    const keys = await database.getAllKeys('sign-outs');
    for (const oldest of keys.slice(0, -MAX_SIGN_OUTS)) await database.delete('sign-outs', oldest);
    const isAnswered = await answered;
    if (isAnswered) await database.delete('sign-outs', key);
    return isAnswered;
  });
}

/** Sends the stored sign-outs. Throws if the provider has not answered one, which stays stored. */
export function sendSignOuts(): Promise<void> {
  return withDatabase(async (database) => {
    let isUnanswered = false;
    for (const key of await database.getAllKeys('sign-outs')) {
      const entry = await database.get('sign-outs', key);
      if (entry && isCurrent(entry.at) && !(await send(entry.token))) isUnanswered = true;
      else await database.delete('sign-outs', key);
    }
    if (isUnanswered) throw new Error('The provider did not answer a sign-out');
  });
}

/** Reports whether a sign-out is less than a day old. The device's clock may have been set back. */
const isCurrent = (at: number) => Math.abs(Date.now() - at) < RETENTION_MS;

/** Sends one sign-out. Resolves to whether the provider answered. */
async function send(token: string): Promise<boolean> {
  try {
    const response = await fetch(`/api${endpoints.logout}`, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
      },
      body: '{}',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    return isAnswer(response.status, parseJson(await response.text()));
  } catch {
    return false;
  }
}

/** Reports whether a response is the provider's and final. A captive portal's is neither. */
export function isAnswer(status: number, body: unknown): boolean {
  return isProviderJson(body) && status < 500 && !TEMPORARY.includes(status);
}
