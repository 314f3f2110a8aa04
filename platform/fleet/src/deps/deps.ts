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
  READ_ONLY_MESSAGE,
  releaseStoreOf,
  withManifestCache,
} from '@foyer/releases/store';
import { putAside, writeSchema } from './fleet-file.ts';

/** Holds the dependencies of the commands. */
export type Deps = ChangeDeps & {
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

/** Creates the dependencies for a fleet in a data directory. */
export function localDeps(data: string, secret?: string): Deps {
  const objects = folderStore(data);
  return {
    fleet: folderFleet(data),
    store: withManifestCache(releaseStoreOf(objects), new Map()),
    objects,
    putAside: (text) => putAside(join(data, 'fleet.json'), text, new Date()),
    writeSchema: () => writeSchema(data),
    providerUrl: '',
    reportsUrl: '',
    previewOrigin: undefined,
    secret: fleetSecret(data, secret),
    fetch,
    clock: Date.now,
  };
}

/** Creates the dependencies from the environment variables of the fleet's gateways. */
export async function depsOf(variables: NodeJS.ProcessEnv): Promise<Deps> {
  const env = readEnvironment(variables);
  const local: Deps = {
    ...localDeps(resolve(ROOT, env.FOYER_DATA), env.FLEET_SECRET),
    providerUrl: env.PROVIDER_URL,
    reportsUrl: env.REPORTS_URL ?? `http://localhost:${env.PORT}`,
    previewOrigin: env.PREVIEW_URL,
  };
  const remote = await openStore(env);
  if (!remote) return local;
  return {
    ...local,
    fleet: remote.fleet,
    store: withManifestCache(releaseStoreOf(remote.store), new Map()),
    objects: isWritable(remote.store) ? remote.store : undefined,
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
