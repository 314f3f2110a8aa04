import { join, resolve } from 'node:path';
import type { FleetSource, ReleaseStore } from '@foyer/gateway/deps';
import { NO_SECRET, readEnvironment } from '@foyer/gateway/env';
import { fleetSecret } from '@foyer/gateway/fleet/fleet-secret';
import { folderFleet } from '@foyer/gateway/fleet/folder-fleet';
import { releasesIn } from '@foyer/gateway/releases/release-store';
import { rememberedStore } from '@foyer/gateway/releases/remembered-store';
import { folderStore } from '@foyer/gateway/store/folder-store';
import { isWritable, type ObjectStore, READ_ONLY } from '@foyer/gateway/store/object-store';
import { openStore } from '@foyer/gateway/store/open-store';
import { ROOT } from '../../../scripts/packages.ts';
import { Refusal } from '../refusal.ts';
import { type Published, publishedIn, UNLISTED } from './published.ts';
import { putAside } from './put-aside.ts';
import { writeSchema } from './write-schema.ts';

/** Everything outside of a command. */
export type World = {
  fleet: FleetSource;
  store: ReleaseStore;
  published: Published;
  /** What lies in the store, to add to it and to remove; undefined where it may only be read. */
  objects: ObjectStore | undefined;
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

type Elsewhere = Partial<Pick<World, 'providerUrl' | 'reportsUrl' | 'previewOrigin'>>;

/** The fleet in a data directory. */
export function worldIn(data: string, elsewhere: Elsewhere = {}, secret?: string): World {
  const objects = folderStore(data);
  return {
    fleet: folderFleet(data),
    store: rememberedStore(releasesIn(objects)),
    published: publishedIn(objects),
    objects,
    putAside: (text) => putAside(join(data, 'fleet.json'), text, new Date()),
    writeSchema: () => writeSchema(data),
    providerUrl: '',
    reportsUrl: '',
    previewOrigin: undefined,
    secret: fleetSecret(data, secret),
    fetch,
    clock: Date.now,
    ...elsewhere,
  };
}

/** The fleet of the gateways that are started with the same variables. */
export async function worldOf(variables: NodeJS.ProcessEnv): Promise<World> {
  const env = readEnvironment(variables);
  const local = worldIn(
    resolve(ROOT, env.FOYER_DATA),
    {
      providerUrl: env.PROVIDER_URL,
      reportsUrl: env.REPORTS_URL ?? `http://localhost:${env.PORT}`,
      previewOrigin: env.PREVIEW_URL,
    },
    env.FLEET_SECRET,
  );
  const elsewhere = await openStore(env);
  if (!elsewhere) return local;
  const { store, fleet } = elsewhere;
  const objects = isWritable(store) ? store : undefined;
  return {
    ...local,
    fleet,
    store: rememberedStore(releasesIn(store)),
    published: objects ? publishedIn(objects) : UNLISTED,
    objects,
    // Nothing lies there that people edit.
    putAside: async () => undefined,
    writeSchema: async () => undefined,
    secret: async () => {
      if (env.FLEET_SECRET) return env.FLEET_SECRET;
      throw new Refusal(NO_SECRET);
    },
  };
}

/** The store of a world, to write to. */
export function mustBeWritable({ objects }: Pick<World, 'objects'>): ObjectStore {
  if (objects) return objects;
  throw new Refusal(READ_ONLY);
}
