import { join, resolve } from 'node:path';
import type { FleetSource, ReleaseStore } from '@foyer/gateway/deps';
import { readEnvironment } from '@foyer/gateway/env';
import { fleetSecret } from '@foyer/gateway/fleet/fleet-secret';
import { folderFleet } from '@foyer/gateway/fleet/folder-fleet';
import { folderStore } from '@foyer/gateway/releases/folder-store';
import { httpStore } from '@foyer/gateway/releases/http-store';
import { rememberedStore } from '@foyer/gateway/releases/remembered-store';
import { inFolder, type Published } from './published.ts';
import { putAside } from './put-aside.ts';
import { writeSchema } from './write-schema.ts';

/** Everything outside of a command. */
export type World = {
  /** Holds `fleet.json`, its journal and, unless they lie elsewhere, the releases. */
  data: string;
  fleet: FleetSource;
  store: ReleaseStore;
  published: Published;
  /** Moves the file that operators edit away, if it still says this; answers its new name. */
  putAside(text: string | undefined): Promise<string | undefined>;
  writeSchema(): Promise<void>;
  providerUrl: string;
  /** The gateway that counts how guests fare. */
  reportsUrl: string;
  /** Where previews are opened; undefined where there are none. */
  previewOrigin: string | undefined;
  /** Signs links and what gateways are asked, as the gateways of this fleet do. */
  secret: () => Promise<string>;
  fetch: typeof fetch;
  /** Milliseconds since the epoch. */
  clock: () => number;
};

type Elsewhere = {
  providerUrl?: string;
  releasesUrl?: string | undefined;
  reportsUrl?: string;
  previewOrigin?: string | undefined;
  /** Without one, that of the data directory. */
  secret?: string | undefined;
};

const ROOT = resolve(import.meta.dirname, '../../..');

/** The fleet in a data directory; its provider and its releases may lie elsewhere. */
export function worldIn(
  data: string,
  { providerUrl = '', releasesUrl, reportsUrl = '', previewOrigin, secret }: Elsewhere = {},
): World {
  const folder = join(data, 'releases');
  return {
    data,
    fleet: folderFleet(data),
    store: rememberedStore(releasesUrl ? httpStore(releasesUrl, fetch) : folderStore(folder)),
    published: releasesUrl
      ? { names: async () => undefined, versions: async () => [] }
      : inFolder(folder),
    putAside: (text) => putAside(join(data, 'fleet.json'), text, new Date()),
    writeSchema: () => writeSchema(data),
    providerUrl,
    reportsUrl,
    previewOrigin,
    secret: fleetSecret(data, secret),
    fetch,
    clock: Date.now,
  };
}

/** The fleet of the gateways that are started with the same variables. */
export function worldOf(variables: NodeJS.ProcessEnv): World {
  const env = readEnvironment(variables);
  return worldIn(resolve(ROOT, env.FOYER_DATA), {
    providerUrl: env.PROVIDER_URL,
    releasesUrl: env.RELEASES_URL,
    reportsUrl: env.REPORTS_URL ?? `http://localhost:${env.PORT}`,
    previewOrigin: env.PREVIEW_URL,
    secret: env.FLEET_SECRET,
  });
}
