import { httpStore } from '../store/http-store.ts';
import { storedFleet } from './stored-fleet.ts';

/** Environment variables that name a store. */
type Variables = Partial<
  Record<'RELEASES_URL' | 'AWS_ENDPOINT_URL_S3' | 'AWS_REGION', string | undefined>
>;

/**
 * Opens the store that `RELEASES_URL` names and the fleet in it; undefined for the folder. `isWritable`
 * tells whether it can be written, and throws a `StoreError` if it is unusable.
 */
export async function openStore(variables: Variables) {
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
  const store = s3Store({ bucket, prefix: prefix && `${prefix}/`, endpoint, region });
  return { store, fleet: storedFleet(store), isWritable: store.mayWrite };
}
