import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { createApp } from './app.ts';
import type { Database } from './db/database.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgres } from './db/postgres.ts';
import { startSweeper } from './db/sweep.ts';
import { seedDemo } from './demo/seed.ts';
import { trustedProxies } from './http/address.ts';
import type { Deps } from './http/deps.ts';
import { closeServer, listen } from './http/server.ts';
import { deliverToFile } from './mail/outbox-file.ts';
import { deliverBySmtp } from './mail/smtp.ts';
import { startMailWorker } from './mail/worker.ts';
import { readSecret } from './secret.ts';
import { withTesting } from './testing/testing-routes.ts';

export type ProviderOptions = {
  /** 0 takes any free port. */
  port: number;
  dataDir: string;
  databaseUrl?: string | undefined;
  smtpUrl?: string | undefined;
  mailFrom?: string;
  secret?: string | undefined;
  trustedProxies?: readonly string[];
  mediaBase?: string;
  /** Fills an empty database with the demo hotels. */
  demoData?: boolean;
  /** Serves `/testing/…`. By code only: no variable turns it on. */
  testing?: boolean;
  log?: Logger;
};

export type RunningProvider = { url: string; stop: () => Promise<void> };

/** Starts the provider; `stop` finishes what is under way and closes the database. */
export async function startProvider(options: ProviderOptions): Promise<RunningProvider> {
  const { dataDir, mediaBase = '/api/media', log = pino({ level: 'silent' }) } = options;
  const now = () => new Date();
  const secret = options.secret ?? readSecret(dataDir);
  const prepare = async (db: Database) => {
    if (options.demoData ?? true) await seedDemo(db, { mediaBase, now: now() });
  };
  const { db, close } = options.databaseUrl
    ? await openPostgres(options.databaseUrl, prepare)
    : await openPglite(join(dataDir, 'provider'), prepare);
  const deliver = options.smtpUrl
    ? deliverBySmtp(options.smtpUrl, options.mailFrom ?? 'Foyer <no-reply@foyer.test>')
    : deliverToFile(dataDir);
  const mail = startMailWorker({ db, deliver, log, now });
  const sweeper = startSweeper({ db, log, now });
  const deps: Deps = {
    db,
    log,
    secret,
    now,
    isTrustedProxy: trustedProxies(options.trustedProxies ?? ['127.0.0.0/8', '::1']),
    onMail: mail.wake,
    publish: () => {},
  };
  const closeAll = async () => {
    sweeper.stop();
    await mail.stop();
    await close();
  };
  try {
    const plain = createApp(deps);
    const app = options.testing ? withTesting(plain, db, dataDir) : plain;
    const server = await listen(app.fetch, options.port);
    const { port } = server.address() as AddressInfo;
    return {
      url: `http://localhost:${port}`,
      stop: async () => {
        await closeServer(server);
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
