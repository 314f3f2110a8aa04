import { brotli, unbrotli } from '@foyer/common/brotli';
import { readEnvironment } from '@foyer/common/gateway-environment';
import { StartError } from '@foyer/common/start-error';
import type { GatewayDeps } from '@foyer/gateway/deps';
import { gatewaySettingsOf } from '@foyer/gateway/settings';
import { storedFleet } from '@foyer/releases/revisions';
import { httpStore, releaseStoreOf } from '@foyer/releases/store';
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
    ...gatewaySettingsOf(env),
    releases: releaseStoreOf(store, unbrotli),
    fleet: storedFleet(store),
    log: consoleLog(env.LOG_LEVEL),
    fetch: fetchUnbound,
    clock: Date.now,
    brotli,
    secret: async () => FLEET_SECRET,
    background,
  };
}
