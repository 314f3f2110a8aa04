import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { NO_SECRET_MESSAGE, readEnvironment } from '@foyer/common/gateway-environment';
import { StartError } from '@foyer/common/start-error';
import { openStore } from '@foyer/releases/revisions';
import { releaseStoreOf, StoreError } from '@foyer/releases/store';
import { pino } from 'pino';
import { gatewaySettingsOf } from './settings.ts';
import { startGateway } from './start.ts';

// Caches lie mostly outside the heap, and request data is short-lived: a heap that grows before it
// is collected takes three times the memory it needs.
setFlagsFromString('--optimize-for-size');

try {
  const env = readEnvironment(process.env);
  const { RELEASES_URL } = env;
  if (RELEASES_URL && !env.FLEET_SECRET) throw new StartError(NO_SECRET_MESSAGE);
  const remote = await openStore(env);
  const log = pino({ base: { name: 'gateway' }, level: env.LOG_LEVEL });
  if (remote && !(await remote.isWritable()))
    log.info('The store is read-only: a failing release is reported, but not rolled back.');
  const gateway = await startGateway({
    ...gatewaySettingsOf(env),
    port: env.PORT,
    // Relative to the repository, as in every other command.
    dataDir: resolve(import.meta.dirname, '../../..', env.FOYER_DATA),
    ...(remote && { releases: releaseStoreOf(remote.store), fleet: remote.fleet }),
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
