import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { mails } from '../db/schema/server-state.ts';
import { DATABASES } from '../testing/test-databases.ts';
import { type Deliver, startMailLoop } from './mail-loop.ts';
import { deliverToFile, outboxFile, readOutbox } from './outbox-file.ts';
import { type Mail, queueMail } from './queue.ts';
import { deliverBySmtp } from './smtp.ts';

const run = promisify(execFile);
/** The script of `pnpm outbox`. */
const OUTBOX = join(import.meta.dirname, '../outbox.ts');

const hello = (to: string): Mail => ({ to, subject: 'Hello', text: 'first line\n\n0042' });

describe.each(DATABASES)('the mail loop on $name', ({ open }) => {
  let database: OpenDatabase;
  let logged = '';
  const log = pino({}, { write: (line) => (logged += line) });
  const loops: { stop: () => Promise<void> }[] = [];
  beforeAll(async () => {
    database = await open();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(loops.splice(0).map((loop) => loop.stop()));
    await database.db.delete(mails);
    logged = '';
  });
  afterAll(() => database.close());

  function start(deliver: Deliver) {
    const loop = startMailLoop({ db: database.db, deliver, log });
    loops.push(loop);
    return loop;
  }
  const queue = (to: string, deliver = true) =>
    database.db.transaction((tx) => queueMail(tx, hello(to), { deliver }));
  const left = () => database.db.select().from(mails);

  const NAMES = Array.from({ length: 25 }, (_, index) => `guest-${index}@example.com`);

  test('API-48 delivers mails in order', async () => {
    const delivered: string[] = [];
    for (const name of NAMES) await queue(name);
    start(async ({ to }) => void delivered.push(to));
    await expect.poll(left).toHaveLength(0);
    expect(delivered).toEqual(NAMES);
  });

  test('API-48 delivers each mail once, also with several processes', async () => {
    const delivered: string[] = [];
    const deliver: Deliver = async ({ to }) => void delivered.push(to);
    for (const name of NAMES) await queue(name);
    start(deliver);
    start(deliver);
    await expect.poll(left).toHaveLength(0);
    expect(delivered.toSorted()).toEqual(NAMES.toSorted());
  });

  test("logs the database's reason without the query's parameters", async () => {
    const own = await open();
    await own.db.execute('drop table mails');
    const loop = startMailLoop({ db: own.db, deliver: async () => {}, log });
    await expect.poll(() => logged).toContain('relation \\"mails\\" does not exist');
    expect(logged).not.toContain('params');
    await loop.stop();
    await own.close();
  });

  test('delivers later mail when it is woken', async () => {
    const delivered: string[] = [];
    const loop = start(async ({ to }) => void delivered.push(to));
    await queue('later@example.com');
    loop.wake();
    await expect.poll(() => delivered).toEqual(['later@example.com']);
  });

  test('sends no mail to unknown addresses and deletes sent mails', async () => {
    const delivered: string[] = [];
    await queue('nobody@example.com', false);
    start(async ({ to }) => void delivered.push(to));
    await expect.poll(left).toHaveLength(0);
    expect(delivered).toEqual([]);
  });

  test('API-10 sends no mail of a transaction that is rolled back', async () => {
    const failed = database.db.transaction(async (tx) => {
      await queueMail(tx, hello('rolled-back@example.com'), { deliver: true });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await left()).toEqual([]);
  });

  test('API-48 retries an undelivered mail after a minute', async () => {
    const deliver = vi
      .fn<Deliver>()
      .mockRejectedValueOnce(new Error('550 full@example.com: mailbox full'));
    await queue('full@example.com');
    const loop = start(deliver);
    await expect.poll(async () => (await left())[0]?.attempts).toBe(1);
    await expect.poll(() => deliver).toHaveBeenCalledOnce();
    await expect.poll(() => logged).toContain('mailbox full');
    expect(logged).not.toContain('full@example.com');
    loop.wake();
    expect(await left()).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await expect
      .poll(() => {
        loop.wake();
        return left();
      })
      .toHaveLength(0);
    expect(deliver).toHaveBeenCalledTimes(2);
  });
});

describe('the outbox file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-outbox-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is empty before the first mail', () => {
    expect(readOutbox(folder)).toEqual([]);
  });

  const outbox = async (...typed: string[]) =>
    (await run(process.execPath, [OUTBOX, ...typed], { env: { FOYER_DATA: folder } })).stdout;

  test('API-49 prints delivered mails, newest last, without duplicates', async () => {
    expect(await outbox()).toBe('The outbox is empty.\n');
    const deliver = deliverToFile(folder);
    const [one, two] = [hello('one@example.com'), hello('two@example.com')];
    for (const mail of [
      { id: 1, ...one },
      { id: 2, ...two },
      { id: 1, ...one },
    ])
      await deliver(mail);
    expect(readOutbox(folder)).toEqual([one, two]);
    expect(readFileSync(outboxFile(folder), 'utf8').trim().split('\n')).toHaveLength(3);
    const printed = ({ to, subject, text }: Mail) =>
      `To: ${to}\nSubject: ${subject}\n\n${text}\n\n---\n`;
    expect(await outbox()).toBe(printed(one) + printed(two));
    expect(await outbox('--to', 'Two@example.com')).toBe(printed(two));
  });

  test('creates its directory', async () => {
    const data = join(folder, 'not', 'there');
    await deliverToFile(data)({ id: 1, ...hello('one@example.com') });
    expect(readOutbox(data)).toHaveLength(1);
  });

  test('loses no mail after a partial line of a killed process', async () => {
    writeFileSync(outboxFile(folder), '{"id":1,"to":"half@ex');
    await deliverToFile(folder)({ id: 2, ...hello('whole@example.com') });
    expect(readOutbox(folder)).toEqual([hello('whole@example.com')]);
  });
});

describe('mail over SMTP', () => {
  let server: Server;
  let received: string;
  let url: string;
  beforeAll(async () => {
    received = '';
    server = createServer((socket) => {
      let inData = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        received += chunk;
        if (inData) {
          if (!received.endsWith('\r\n.\r\n')) return;
          inData = false;
          socket.write('250 queued\r\n');
        } else if (String(chunk).startsWith('DATA')) {
          inData = true;
          socket.write('354 go on\r\n');
        } else socket.write('250 ok\r\n');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = server.address();
    url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  afterAll(() => server.close());

  test('has sender, subject, text and one Message-ID per mail', async () => {
    const deliver = deliverBySmtp(url, 'Foyer <no-reply@hotel.test>');
    await deliver({ id: 7, ...hello('guest@example.com') });
    expect(received).toContain('RCPT TO:<guest@example.com>');
    expect(received).toContain('From: Foyer <no-reply@hotel.test>');
    expect(received).toContain('Subject: Hello');
    expect(received).toContain('Message-ID: <foyer-mail-7@hotel.test>');
    expect(received).toContain('\r\n0042\r\n');
  });

  test('throws when the server does not respond, so the mail stays queued', async () => {
    const deliver = deliverBySmtp('smtp://127.0.0.1:1', 'a@b.test');
    await expect(deliver({ id: 8, ...hello('guest@example.com') })).rejects.toThrow();
  });
});
