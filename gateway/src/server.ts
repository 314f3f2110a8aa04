import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { realtimeOf } from '@foyer/shared/contracts/pusher-variables';
import { pino } from 'pino';
import { NO_SECRET, readEnvironment, weatherOf } from './env.ts';
import { releasesIn } from './releases/release-store.ts';
import { startGateway } from './start.ts';
import { StartError } from './start-error.ts';
import { StoreError } from './store/object-store.ts';
import { openStore } from './store/open-store.ts';

// What is kept lies outside of the heap for the most part, and what a request makes is gone at once: a heap
// that may grow first and clean up later has three times what it needs.
setFlagsFromString('--optimize-for-size');

try {
  const env = readEnvironment(process.env);
  const { RELEASES_URL } = env;
  if (RELEASES_URL && !env.FLEET_SECRET) throw new StartError(NO_SECRET);
  const elsewhere = await openStore(env);
  const log = pino({ base: { name: 'gateway' }, level: env.LOG_LEVEL });
  if (elsewhere && !(await elsewhere.isWritable()))
    log.info('The store may only be read: a release that fails is told, and not taken back.');
  const gateway = await startGateway({
    port: env.PORT,
    // Relative to the repository, as for every other command.
    dataDir: resolve(import.meta.dirname, '../..', env.FOYER_DATA),
    providerUrl: env.PROVIDER_URL,
    ...(elsewhere && { releases: releasesIn(elsewhere.store), fleet: elsewhere.fleet }),
    weather: weatherOf(env),
    realtime: realtimeOf(env),
    sessionCookie: env.SESSION_COOKIE,
    publicOrigins: env.PUBLIC_URL,
    reportsUrl: env.REPORTS_URL,
    previewOrigin: env.PREVIEW_URL,
    secret: env.FLEET_SECRET,
    log,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await gateway.stop();
      process.exit(0);
    });
  }
} catch (error) {
  if (!(error instanceof StartError || error instanceof StoreError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
