import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { mails } from '../db/schema.ts';
import { DATABASES } from '../testing/test-databases.ts';
import { deliverToFile, outboxFile, readOutbox } from './outbox-file.ts';
import { type Mail, queueMail } from './queue.ts';
import { deliverBySmtp } from './smtp.ts';
import { type Deliver, startMailWorker } from './worker.ts';

const hello = (to: string): Mail => ({ to, subject: 'Hello', text: 'first line\n\n0042' });

describe.each(DATABASES)('the mail worker on $name', ({ open }) => {
  let database: OpenDatabase;
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  let logged = '';
  const log = pino({}, { write: (line) => (logged += line) });
  const workers: { stop: () => Promise<void> }[] = [];
  beforeAll(async () => {
    database = await open();
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await database.db.delete(mails);
    logged = '';
  });
  afterAll(() => database.close());

  function start(deliver: Deliver) {
    const worker = startMailWorker({ db: database.db, deliver, log, now });
    workers.push(worker);
    return worker;
  }
  const queue = (to: string, deliver = true) =>
    database.db.transaction((tx) => queueMail(tx, hello(to), { now: now(), deliver }));
  const left = () => database.db.select().from(mails);

  it('API-10 delivers each mail once, in order, also when several processes work', async () => {
    const delivered: string[] = [];
    const deliver: Deliver = async ({ to }) => void delivered.push(to);
    const names = Array.from({ length: 25 }, (_, index) => `guest-${index}@example.com`);
    for (const name of names) await queue(name);
    start(deliver);
    start(deliver);
    await expect.poll(left).toHaveLength(0);
    expect(delivered.sort()).toEqual(names.sort());
  });

  it('says why a database refuses it, and nothing that was in the question', async () => {
    const own = await open();
    await own.db.execute('drop table mails');
    const worker = startMailWorker({ db: own.db, deliver: async () => {}, log, now });
    await expect.poll(() => logged).toContain('relation \\"mails\\" does not exist');
    expect(logged).not.toContain('params');
    await worker.stop();
    await own.close();
  });

  it('delivers what is queued later when it is woken', async () => {
    const delivered: string[] = [];
    const worker = start(async ({ to }) => void delivered.push(to));
    await queue('later@example.com');
    worker.wake();
    await expect.poll(() => delivered).toEqual(['later@example.com']);
  });

  it('never sends mail to an address that nobody has, and keeps no text that was sent', async () => {
    const delivered: string[] = [];
    await queue('nobody@example.com', false);
    start(async ({ to }) => void delivered.push(to));
    await expect.poll(left).toHaveLength(0);
    expect(delivered).toEqual([]);
  });

  it('API-10 keeps a mail that could not be delivered and tries it again after a minute', async () => {
    const deliver = vi
      .fn<Deliver>()
      .mockRejectedValueOnce(new Error('550 full@example.com: mailbox full'));
    await queue('full@example.com');
    const worker = start(deliver);
    await expect.poll(async () => (await left())[0]?.attempts).toBe(1);
    await expect.poll(() => deliver).toHaveBeenCalledOnce();
    await expect.poll(() => logged).toContain('mailbox full');
    expect(logged).not.toContain('full@example.com');
    worker.wake();
    expect(await left()).toHaveLength(1);
    ahead += 61_000;
    await expect
      .poll(() => {
        worker.wake();
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

  it('is empty before the first mail', () => {
    expect(readOutbox(folder)).toEqual([]);
  });

  it('API-10 reads back what was delivered, newest last, a mail delivered twice once', async () => {
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
  });

  it('is kept in a directory that nothing else has made', async () => {
    const data = join(folder, 'not', 'there');
    await deliverToFile(data)({ id: 1, ...hello('one@example.com') });
    expect(readOutbox(data)).toHaveLength(1);
  });

  it('loses nothing after half a line that a killed process left', async () => {
    writeFileSync(outboxFile(folder), '{"id":1,"to":"half@ex');
    await deliverToFile(folder)({ id: 2, ...hello('whole@example.com') });
    expect(readOutbox(folder)).toEqual([hello('whole@example.com')]);
  });
});

describe('mail by SMTP', () => {
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

  it('goes out with sender, subject, text and one Message-ID for a mail', async () => {
    const deliver = deliverBySmtp(url, 'Foyer <no-reply@hotel.test>');
    await deliver({ id: 7, ...hello('guest@example.com') });
    expect(received).toContain('RCPT TO:<guest@example.com>');
    expect(received).toContain('From: Foyer <no-reply@hotel.test>');
    expect(received).toContain('Subject: Hello');
    expect(received).toContain('Message-ID: <foyer-mail-7@hotel.test>');
    expect(received).toContain('\r\n0042\r\n');
  });

  it('throws when nobody answers, so that the mail is kept', async () => {
    const deliver = deliverBySmtp('smtp://127.0.0.1:1', 'a@b.test');
    await expect(deliver({ id: 8, ...hello('guest@example.com') })).rejects.toThrow();
  });
});
