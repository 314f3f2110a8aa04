import { brotli, unbrotli } from '@foyer/common/brotli';
import { readEnvironment } from '@foyer/common/gateway-environment';
import { guestAddresses } from '@foyer/common/guest-address';
import type { Log } from '@foyer/common/http';
import { StartError } from '@foyer/common/start-error';
import type { GatewayDeps } from '@foyer/gateway/deps';
import { gatewaySettingsOf } from '@foyer/gateway/settings';
import { storedFleet } from '@foyer/releases/revisions';
import { httpStore, releaseStoreOf } from '@foyer/releases/store';
import { peerAddress } from './peer-address.ts';

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
  const log = consoleLog(env.LOG_LEVEL);
  const addressOf = guestAddresses(env.TRUSTED_PROXIES, log);
  return {
    ...gatewaySettingsOf(env),
    releases: releaseStoreOf(store, unbrotli),
    fleet: storedFleet(store),
    log,
    fetch: fetchUnbound,
    clock: Date.now,
    brotli,
    secret: async () => FLEET_SECRET,
    guestAddress: (request) =>
      addressOf(peerAddress(request), request.headers.get('X-Forwarded-For')),
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
