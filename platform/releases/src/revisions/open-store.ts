import { httpStore } from '../store/http-store.ts';
import type { ReadableStore } from '../store/object-store.ts';
import type { FleetSource } from './fleet-source.ts';
import { storedFleet } from './stored-fleet.ts';

/** A store outside the data directory, and the fleet in it. */
export type OpenedStore = {
  store: ReadableStore;
  fleet: FleetSource;
  /** Returns whether it can be written; throws a `StoreError` if it is unusable. */
  isWritable(): Promise<boolean>;
};

/** Environment variables that name a store. */
type Variables = {
  RELEASES_URL?: string | undefined;
  AWS_ENDPOINT_URL_S3?: string | undefined;
  AWS_REGION?: string | undefined;
};

/** Opens the store that `RELEASES_URL` names; undefined for the folder. */
export async function openStore(variables: Variables): Promise<OpenedStore | undefined> {
  const { RELEASES_URL: url, AWS_ENDPOINT_URL_S3: endpoint, AWS_REGION } = variables;
  if (url === undefined) return undefined;
  const { protocol, host: bucket, pathname } = new URL(url);
  if (protocol !== 's3:') {
    const store = httpStore(url, fetch);
    return { store, fleet: storedFleet(store), isWritable: async () => false };
  }
  // Loaded on demand: the client of object storage is large.
  const { s3Store } = await import('../store/s3-store.ts');
  const prefix = pathname.slice(1);
  const region = AWS_REGION ?? (endpoint && 'us-east-1');
  const location = { bucket, prefix: prefix && `${prefix}/`, endpoint, region };
  const store = s3Store(location);
  return {
    store,
    fleet: storedFleet(store),
    isWritable: async () => (await store.checkAccess()) === 'writes',
  };
}
