import { brotli, unbrotli } from '@foyer/common/brotli';
import { readEnvironment, weatherOf } from '@foyer/common/env';
import { StartError } from '@foyer/common/start-error';
import type { GatewayDeps } from '@foyer/gateway/deps';
import { storedFleet } from '@foyer/releases/fleet';
import { httpStore, releaseStoreOf } from '@foyer/releases/store';
import { realtimeOf } from '@foyer/shared/contracts/pusher-variables.ts';
import { consoleLog } from './console-log.ts';

/** Creates the gateway's dependencies from the variables in `docs/operations.md`. */
export function depsOf(
  bindings: Record<string, unknown>,
  background: NonNullable<GatewayDeps['background']>,
): GatewayDeps {
  const variables = Object.entries(bindings).filter(
    (one): one is [string, string] => typeof one[1] === 'string',
  );
  const env = readEnvironment(Object.fromEntries(variables), [
    'PROVIDER_URL',
    'RELEASES_URL',
    'FLEET_SECRET',
  ]);
  const { RELEASES_URL = '', FLEET_SECRET = '' } = env;
  if (RELEASES_URL.startsWith('s3:'))
    throw new StartError(
      'RELEASES_URL: expected the plain HTTP origin before that storage: its client needs Node.',
    );
  const fetchUnbound: GatewayDeps['fetch'] = (address, init) => fetch(address, init);
  const store = httpStore(RELEASES_URL, fetchUnbound);
  return {
    providerUrl: env.PROVIDER_URL,
    releases: releaseStoreOf(store, unbrotli),
    fleet: storedFleet(store),
    log: consoleLog(env.LOG_LEVEL),
    fetch: fetchUnbound,
    clock: Date.now,
    weather: weatherOf(env),
    realtime: realtimeOf(env),
    brotli,
    sessionCookie: env.SESSION_COOKIE,
    publicOrigins: env.PUBLIC_URL,
    reportsUrl: env.REPORTS_URL,
    previewOrigin: env.PREVIEW_URL,
    secret: async () => FLEET_SECRET,
    background,
  };
}
