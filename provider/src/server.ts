import { pusherService } from '@foyer/shared/contracts/pusher-variables.ts';
import { pino } from 'pino';
import { describeError } from './db/errors.ts';
import { dataDirectory, readEnvironment } from './env.ts';
import { StartError } from './lib/start-error.ts';
import { startProvider } from './start.ts';

async function main(): Promise<void> {
  const env = readEnvironment(process.env);
  const log = pino({ level: env.LOG_LEVEL });
  if (env.DATABASE_URL && !env.SECRET) {
    log.warn('SECRET is not set: processes on other machines need the same secret');
  }
  if (env.SMTP_URL && !process.env.PUBLIC_URL) {
    log.warn(
      { publicUrl: env.PUBLIC_URL[0] },
      'PUBLIC_URL is not set: links in mails use this address',
    );
  }
  const provider = await startProvider({
    port: env.PROVIDER_PORT,
    dataDir: dataDirectory(env.FOYER_DATA),
    databaseUrl: env.DATABASE_URL,
    database: { connections: env.DATABASE_CONNECTIONS },
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    secret: env.SECRET,
    pusher: {
      id: env.PUSHER_APP_ID,
      key: env.PUSHER_APP_KEY,
      secret: env.PUSHER_APP_SECRET,
      service: pusherService(env, 'api'),
    },
    trustedProxies: env.TRUSTED_PROXIES,
    mediaBase: env.MEDIA_BASE,
    publicOrigins: env.PUBLIC_URL,
    demoData: env.DEMO_DATA === 'on',
    log,
  });
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    await provider.stop();
    log.info('stopped');
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Logged last: signals are handled from here on.
  log.info({ url: provider.url }, 'ready');
}

main().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message);
  else console.error('The provider could not start:', describeError(error).reason);
  process.exit(1);
});
