import { randomInt } from 'node:crypto';
import { trustedProxies } from '@foyer/common/guest-address';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import Pusher from 'pusher';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import { createApp } from '../app.ts';
import { signInQueue } from '../auth/sign-in-queue.ts';
import { mails } from '../db/schema/server-state.ts';
import type { Deps } from '../http/deps.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { TEST_SECRET } from './fixtures.ts';
import { DEFAULT_DATABASE } from './test-databases.ts';

const Body = z.object({
  status: z.boolean(),
  message: z.string(),
  data: z.optional(z.any()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});

type CallOptions = {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  /** The caller's address; by default each call has another one. */
  address?: string;
};

/** Creates the app with its own demo database, an adjustable clock, and its log. */
export async function testApp(open = DEFAULT_DATABASE.open) {
  const { db, close } = await open();
  const logged: string[] = [];
  const events: Parameters<Deps['publish']>[] = [];
  const disconnected: number[] = [];
  const deps: Deps = {
    db,
    log: pino({ level: 'info' }, { write: (line: string) => logged.push(line) }),
    secret: TEST_SECRET,
    passwords: cheapPasswords,
    queueSignIn: signInQueue(),
    isTrustedProxy: trustedProxies(['127.0.0.1']),
    publicUrl: 'https://stay.example.com',
    onMailQueued: () => {},
    publish: (...published) => events.push(published),
    disconnect: (tokenIds) => disconnected.push(...tokenIds),
    signer: new Pusher({ appId: 'tests', key: 'tests', secret: 'of the tests', host: 'localhost' }),
  };
  const app = createApp(deps);

  async function request(method: 'GET' | 'POST' | 'PUT', path: string, options: CallOptions = {}) {
    const {
      token,
      body,
      headers = {},
      address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    } = options;
    const response = await app.request(
      path,
      {
        method,
        headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...headers },
        ...(method !== 'GET'
          ? { body: typeof body === 'string' ? body : JSON.stringify(body ?? null) }
          : {}),
      },
      { incoming: { socket: { remoteAddress: address } } },
    );
    return {
      status: response.status,
      headers: response.headers,
      body: Body.parse(await response.json()),
    };
  }

  return {
    app,
    db,
    deps,
    logged,
    events,
    /** Tokens whose connections were ended. */
    disconnected,
    close: () => {
      vi.useRealTimers();
      return close();
    },
    get: (path: string, options?: CallOptions) => request('GET', path, options),
    post: (path: string, body?: unknown, options?: CallOptions) =>
      request('POST', path, { ...options, body }),
    put: (path: string, body?: unknown, options?: CallOptions) =>
      request('PUT', path, { ...options, body }),
    /** Advances the clock, which runs on. */
    advanceMinutes: (minutes: number) => {
      if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true });
      vi.setSystemTime(Date.now() + minutes * 60_000);
    },
    /** Reads the code of the newest mail to an e-mail address. */
    async code(email: string): Promise<string> {
      const rows = await db
        .select()
        .from(mails)
        .where(eq(mails.recipient, email))
        .orderBy(mails.id);
      return rows.at(-1)?.text.split('\n').at(-1) ?? '';
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;
