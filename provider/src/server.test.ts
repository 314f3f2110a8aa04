import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ready, run } from './testing/provider-process.ts';

/** A first start creates the database, which takes a busy machine a while. */
const START_AND_STOP_MS = 180_000;

async function register(url: string, email: string): Promise<boolean> {
  const body = {
    name: 'Noor Ahmadi',
    email,
    phone: '+447700900123',
    password: 'Lantern42',
    password_confirmation: 'Lantern42',
    hotel_slug: 'grand-plaza',
  };
  const answer = await fetch(`${url}/register`, { method: 'POST', body: JSON.stringify(body) });
  return answer.status === 201;
}

async function ends({ child }: { child: ChildProcess }, signal: NodeJS.Signals) {
  child.kill(signal);
  const [code] = await once(child, 'exit');
  return code;
}

describe('the provider as a process', () => {
  let data: string;
  beforeAll(() => {
    data = mkdtempSync(join(tmpdir(), 'foyer-provider-'));
  });
  afterAll(() => rmSync(data, { recursive: true }));
  const start = () => run('server', { FOYER_DATA: data, PROVIDER_PORT: '0' });

  it(
    'loses nothing that it acknowledged when it is killed, and starts again on the same data',
    async () => {
      const first = start();
      const url = await ready(first);
      const acknowledged: string[] = [];
      const writers = Array.from({ length: 4 }, async (_, writer) => {
        for (let index = 0; ; index += 1) {
          const email = `guest-${writer}-${index}@example.com`;
          if (await register(url, email)) acknowledged.push(email);
        }
      });
      const stopped = Promise.allSettled(writers);
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(20);
      await ends(first, 'SIGKILL');
      await stopped;

      const second = start();
      const again = await ready(second);
      for (const email of acknowledged) {
        const body = JSON.stringify({ email, password: 'Lantern42' });
        const { status } = await fetch(`${again}/login`, { method: 'POST', body });
        expect(status, email).toBe(200);
      }
      expect(await ends(second, 'SIGTERM')).toBe(0);
    },
    START_AND_STOP_MS,
  );

  it(
    'keeps its data directory to itself, stops cleanly and gives it back',
    async () => {
      const folder = join(data, 'provider');
      mkdirSync(folder, { recursive: true });
      chmodSync(folder, 0o755);
      const first = start();
      await ready(first);
      expect(statSync(folder).mode & 0o777).toBe(0o700);
      const second = start();
      const [code] = await second.exit;
      expect(code).toBe(1);
      expect(second.output).toBe(
        `FOYER_DATA: ${folder} is in use by process ${first.child.pid}. Stop it, or set FOYER_DATA to another directory.\n`,
      );
      expect(await ends(first, 'SIGTERM')).toBe(0);
      expect(first.output).toContain('"msg":"stopped"');
      const third = start();
      await ready(third);
      expect(await ends(third, 'SIGINT')).toBe(0);
    },
    START_AND_STOP_MS,
  );

  it(
    'prints the mails while it runs, and a code that works',
    async () => {
      const provider = start();
      const url = await ready(provider);
      const email = 'guest@grand-plaza.test';
      const post = (path: string, body: object) =>
        fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) });
      await post('/forget-password', { email });
      const read = async () => {
        const outbox = run('outbox', { FOYER_DATA: data }, '--json', '--to', email);
        await outbox.exit;
        return outbox.output;
      };
      await expect.poll(read, { timeout: 10_000 }).not.toBe('');
      const mail = JSON.parse((await read()).trim().split('\n').at(-1) ?? '{}');
      expect(Object.keys(mail)).toEqual(['to', 'subject', 'text']);
      const otp = mail.text.split('\n').at(-1);
      expect((await post('/verify-otp', { email, otp })).status).toBe(200);
      const listing = run('outbox', { FOYER_DATA: data });
      await listing.exit;
      expect(listing.output).toContain(`To: ${email}\nSubject: Your code for Grand Plaza`);
      await ends(provider, 'SIGTERM');
    },
    START_AND_STOP_MS,
  );

  it(
    'names a port that is in use',
    async () => {
      const holder = createServer();
      await new Promise<void>((resolve) => holder.listen(0, resolve));
      const address = holder.address();
      const port = typeof address === 'object' ? address?.port : 0;
      const provider = run('server', { FOYER_DATA: data, PROVIDER_PORT: String(port) });
      const [code] = await provider.exit;
      holder.close();
      expect(code).toBe(1);
      expect(provider.output).toBe(
        `PROVIDER_PORT: port ${port} is in use. Stop what uses it, or set PROVIDER_PORT.\n`,
      );
    },
    START_AND_STOP_MS,
  );

  it.each([
    [
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      /^DATABASE_URL: the database cannot be reached .*\n$/,
    ],
    [{ FOYER_DATA: '/dev/null' }, /^FOYER_DATA: \/dev\/null\S* cannot be written \(\w+\)\..*\n$/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: expected an address like postgres:.*\n$/],
    [{ PROVIDER_PORT: 'x', SECRET: 'y' }, /^PROVIDER_PORT: expected .*\nSECRET: expected .*\n$/],
  ])(
    'says what is wrong with %j and ends',
    async (variables, message) => {
      const provider = run('server', { FOYER_DATA: data, LOG_LEVEL: 'silent', ...variables });
      const [code] = await provider.exit;
      expect(code).toBe(1);
      expect(provider.output).toMatch(message);
    },
    START_AND_STOP_MS,
  );
});
