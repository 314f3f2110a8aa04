import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { trustedProxies } from '@foyer/common/guest-address';
import { LOCAL_PROXIES } from '@foyer/common/trusted-proxies';
import { type Logger, pino } from 'pino';
import { createApp } from './app.ts';
import { createPasswords } from './auth/passwords.ts';
import { signInQueue } from './auth/sign-in-queue.ts';
import type { Database } from './db/database.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgres } from './db/postgres.ts';
import { startSweeper } from './db/sweep.ts';
import { seedDemo } from './demo/seed.ts';
import { closeServer, listen, serve } from './http/server.ts';
import { startMailLoop } from './mail/mail-loop.ts';
import { deliverToFile } from './mail/outbox-file.ts';
import { deliverBySmtp } from './mail/smtp.ts';
import { startNoticeLoop } from './notices/queue-unseen-mails.ts';
import { createEndpoint } from './realtime/endpoint.ts';
import { pusherClient, startPublisher } from './realtime/publisher.ts';
import { type PusherOptions, pusherApp } from './realtime/pusher-app.ts';
import { readSecret } from './secret.ts';
import { cheapPasswords } from './testing/cheap-passwords.ts';
import { withTestingRoutes } from './testing/testing-routes.ts';

export type ProviderOptions = {
  /** 0 takes any free port. */
  port: number;
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Limits connections to PostgreSQL and the time of a query, in ms. */
  database?: { connections?: number | undefined; queryTimeoutMs?: number };
  smtpUrl?: string | undefined;
  mailFrom?: string;
  secret?: string | undefined;
  /** The Pusher app and the service that serves it. */
  pusher?: PusherOptions;
  trustedProxies?: readonly string[];
  mediaBase?: string;
  /** Origins at which guests reach the app; links in mails use the first. */
  publicOrigins?: readonly string[];
  /** Stores the demo hotels in an empty database; by default in the embedded one only. */
  demoData?: boolean;
  /** Serves `/testing/…` and hashes passwords cheaply. No environment variable enables it. */
  testing?: boolean;
  log?: Logger;
};

export type RunningProvider = { url: string; stop: () => Promise<void> };

/** Starts the provider; `stop` finishes running calls and closes the database. */
export async function startProvider(options: ProviderOptions): Promise<RunningProvider> {
  const { dataDir, mediaBase = '/api/media', log = pino({ level: 'silent' }) } = options;
  const secret = options.secret ?? readSecret(dataDir);
  const passwords = options.testing ? cheapPasswords : createPasswords();
  const prepare = async (db: Database) => {
    if (options.demoData ?? !options.databaseUrl)
      await seedDemo(db, { mediaBase, now: new Date(), passwords });
  };
  const { db, close } = options.databaseUrl
    ? await openPostgres(options.databaseUrl, prepare, { log, ...options.database })
    : await openPglite(join(dataDir, 'provider'), prepare);
  // Stopped in reverse order.
  const running = new AsyncDisposableStack();
  running.defer(close);
  try {
    const deliver = options.smtpUrl
      ? deliverBySmtp(options.smtpUrl, options.mailFrom ?? 'Foyer <no-reply@foyer.test>')
      : deliverToFile(dataDir);
    const mail = startMailLoop({ db, deliver, log });
    running.defer(mail.stop);
    const { publicOrigins = [], pusher = {} } = options;
    const [publicUrl = 'http://localhost:3000'] = publicOrigins;
    const notices = startNoticeLoop({ db, log, onMailQueued: mail.wake, publicUrl });
    running.defer(notices.stop);
    const sweeper = startSweeper({ db, log, isEmbedded: !options.databaseUrl });
    running.defer(sweeper.stop);
    const isTrustedProxy = trustedProxies(options.trustedProxies ?? LOCAL_PROXIES);
    const server = await listen(options.port);
    const { port } = server.address() as AddressInfo;
    // Publishes through the official SDK to this process too, so that configuration alone replaces
    // the endpoint by any Pusher-compatible service.
    const own = { host: '127.0.0.1', port, tls: false };
    const realtimeApp = pusherApp(pusher, secret);
    const signer = pusherClient(realtimeApp, pusher.service ?? own);
    const endpoint = pusher.service
      ? undefined
      : createEndpoint({ app: realtimeApp, server, isTrustedProxy, publicOrigins });
    const { publish, disconnect, stop } = startPublisher({ pusher: signer, log });
    running.defer(stop);
    running.defer(async () => {
      // Open websockets would hold the server. It takes no new connections from here on.
      const closed = closeServer(server);
      endpoint?.close();
      await closed;
    });
    const live = { publish, disconnect, signer, onMailQueued: mail.wake, publicUrl };
    const queueSignIn = signInQueue();
    const app = createApp({ db, log, secret, passwords, queueSignIn, isTrustedProxy, ...live });
    if (endpoint) app.route('/', endpoint.api);
    serve(server, (options.testing ? withTestingRoutes(app, db, dataDir) : app).fetch);
    return { url: `http://localhost:${port}`, stop: () => running.disposeAsync() };
  } catch (error) {
    await running.disposeAsync();
    throw error;
  }
}
