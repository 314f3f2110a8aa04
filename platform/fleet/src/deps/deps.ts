import { join, resolve } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { NO_SECRET_MESSAGE, readEnvironment } from '@foyer/common/gateway-environment';
import type { ChangeDeps } from '@foyer/releases/commit';
import { Refusal } from '@foyer/releases/refusal';
import { fleetSecret, folderFleet, openStore } from '@foyer/releases/revisions';
import {
  folderStore,
  isWritable,
  type ObjectStore,
  type Published,
  publishedIn,
  READ_ONLY_MESSAGE,
  releaseStoreOf,
  UNLISTED,
  withManifestCache,
} from '@foyer/releases/store';
import { putAside, writeSchema } from './fleet-file.ts';

/** Holds the dependencies of the commands. */
export type Deps = ChangeDeps & {
  published: Published;
  /** The objects of the store; undefined if it is read-only. */
  objects: ObjectStore | undefined;
  providerUrl: string;
  /** The gateway that collects release health. */
  reportsUrl: string;
  /** The origin of previews; undefined if they are not configured. */
  previewOrigin: string | undefined;
  /** The secret by which links and requests to the gateways of this fleet are signed. */
  secret: () => Promise<string>;
  fetch: typeof fetch;
};

type Urls = Partial<Pick<Deps, 'providerUrl' | 'reportsUrl' | 'previewOrigin'>>;

/** Creates the dependencies for a fleet in a data directory. */
export function localDeps(data: string, urls: Urls = {}, secret?: string): Deps {
  const objects = folderStore(data);
  return {
    fleet: folderFleet(data),
    store: withManifestCache(releaseStoreOf(objects), new Map()),
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
    ...urls,
  };
}

/** Creates the dependencies from the environment variables of the fleet's gateways. */
export async function depsOf(variables: NodeJS.ProcessEnv): Promise<Deps> {
  const env = readEnvironment(variables);
  const local = localDeps(
    resolve(ROOT, env.FOYER_DATA),
    {
      providerUrl: env.PROVIDER_URL,
      reportsUrl: env.REPORTS_URL ?? `http://localhost:${env.PORT}`,
      previewOrigin: env.PREVIEW_URL,
    },
    env.FLEET_SECRET,
  );
  const remoteStore = await openStore(env);
  if (!remoteStore) return local;
  const { store, fleet } = remoteStore;
  const objects = isWritable(store) ? store : undefined;
  return {
    ...local,
    fleet,
    store: withManifestCache(releaseStoreOf(store), new Map()),
    published: objects ? publishedIn(objects) : UNLISTED,
    objects,
    // An object storage holds no file that operators edit.
    putAside: async () => undefined,
    writeSchema: async () => undefined,
    secret: async () => {
      if (env.FLEET_SECRET) return env.FLEET_SECRET;
      throw new Refusal(NO_SECRET_MESSAGE);
    },
  };
}

/** Returns the writable store; throws a `Refusal` if it is read-only. */
export function requireWritable({ objects }: Pick<Deps, 'objects'>): ObjectStore {
  if (objects) return objects;
  throw new Refusal(READ_ONLY_MESSAGE);
}
