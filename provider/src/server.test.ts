import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOutbox } from './mail/outbox-file.ts';
import { ready, run } from './testing/provider-process.ts';

async function register(url: string, email: string): Promise<boolean> {
  const body = {
    name: 'Noor Ahmadi',
    email,
    phone: '+447700900123',
    password: 'Lantern42',
    password_confirmation: 'Lantern42',
    hotel_slug: 'grand-plaza',
  };
  const response = await fetch(`${url}/register`, { method: 'POST', body: JSON.stringify(body) });
  return response.status === 201;
}

function ends({ child, ended }: ReturnType<typeof run>, signal: NodeJS.Signals) {
  child.kill(signal);
  return ended;
}

describe('the provider as a process', () => {
  let data: string;
  beforeAll(() => {
    data = mkdtempSync(join(tmpdir(), 'foyer-provider-'));
  });
  afterAll(() => rmSync(data, { recursive: true }));
  const start = () => run('server', { FOYER_DATA: data, PROVIDER_PORT: '0' });

  test('locks its data directory, serves its outbox while it runs, and stops cleanly', async () => {
    const folder = join(data, 'provider');
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    const provider = start();
    const url = await ready(provider);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const second = start();
    const code = await second.ended;
    expect(code).toBe(1);
    expect(second.output).toBe(
      `FOYER_DATA: ${folder} is in use by process ${provider.child.pid} of ${hostname()}. Stop it, or set FOYER_DATA to another directory; several providers need PostgreSQL (docs/operator/configure.md#the-database).\n`,
    );

    const email = 'guest@grand-plaza.test';
    const post = (path: string, body: object) =>
      fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) });
    await post('/forget-password', { email });
    await expect.poll(() => readOutbox(data)).toHaveLength(1);
    const outbox = async (...parameters: string[]) => {
      const printed = run('outbox', { FOYER_DATA: data }, ...parameters);
      await printed.ended;
      return printed.output;
    };
    const mail = JSON.parse(await outbox('--json', '--to', email));
    expect(Object.keys(mail)).toEqual(['to', 'subject', 'text']);
    const otp = mail.text.split('\n').at(-1);
    expect((await post('/verify-otp', { email, otp })).status).toBe(200);
    expect(await outbox()).toContain(`To: ${email}\nSubject: Your code for Grand Plaza`);

    expect(await ends(provider, 'SIGINT')).toBe(0);
    expect(provider.output).toContain('"msg":"stopped"');
  });

  test('keeps acknowledged data after a kill and restarts on them', async () => {
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
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
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
  });

  test('reports wrong variables and exits', async () => {
    const provider = run('server', { FOYER_DATA: data, PROVIDER_PORT: 'x', SECRET: 'y' });
    const code = await provider.ended;
    expect(code).toBe(1);
    expect(provider.output).toMatch(/^PROVIDER_PORT: expected .*\nSECRET: expected .*\n$/);
  });
});
