import { brotli, unbrotli } from '@foyer/common/brotli';
import { readEnvironment } from '@foyer/common/gateway-environment';
import type { Log } from '@foyer/common/http';
import { StartError } from '@foyer/common/start-error';
import type { GatewayDeps } from '@foyer/gateway/deps';
import { gatewaySettingsOf } from '@foyer/gateway/settings';
import { storedFleet } from '@foyer/releases/revisions';
import { httpStore, releaseStoreOf } from '@foyer/releases/store';

/** Creates the gateway's dependencies from the variables in `docs/operator/configure.md#gateway`. */
export function depsOf(
  bindings: Record<string, unknown>,
  background: NonNullable<GatewayDeps['background']>,
): GatewayDeps {
  const env = readEnvironment(bindings, ['PROVIDER_URL', 'RELEASES_URL', 'FLEET_SECRET']);
  const { RELEASES_URL = '', FLEET_SECRET = '' } = env;
  if (RELEASES_URL.startsWith('s3:'))
    throw new StartError(
      'RELEASES_URL: expected the plain HTTP origin before that storage, whose client needs Node (docs/operator/storage-and-edge.md#the-edge-runtime).',
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

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** Writes log lines as JSON, like the gateway on Node; the runtime collects them. */
function consoleLog(least: (typeof LEVELS)[number]): Log {
  const line = (level: 'info' | 'warn' | 'error') => (fields: object, message: string) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return;
    console[level](
      JSON.stringify({ level, time: Date.now(), name: 'gateway', ...fields, msg: message }),
    );
  };
  return { info: line('info'), warn: line('warn'), error: line('error') };
}
