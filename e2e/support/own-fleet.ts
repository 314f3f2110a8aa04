import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '@foyer/gateway/releases/publish';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import { Release } from '@foyer/shared/contracts/release';
import { ownGateway } from './own-gateway.ts';
import { CURRENT } from './releases.ts';

export const NEXT = '0.2.0';

/** What a test's release of mfe-hotel has different from the current one. */
export type Change = { entry?: string } & Partial<Pick<Release, 'singletons' | 'header' | 'menu'>>;

type Channel = Fleet['channels'][string]['stable'];

/**
 * A gateway of the test's own whose store also holds mfe-hotel as `NEXT`, changed. `point` moves its
 * hotels to a channel. Stop it at the end.
 */
export async function gatewayWithNext(change: Change) {
  const gateway = await ownGateway();
  const dist = await changed(gateway.folder, change);
  await publish({ dist, store: gateway.store, version: NEXT });
  const point = (stable: Channel) =>
    gateway.change(({ channels }) => {
      channels['mfe-hotel'] = { stable };
    });
  await point({ current: CURRENT });
  return { ...gateway, point };
}

async function changed(
  folder: string,
  { entry, singletons, ...declared }: Change,
): Promise<string> {
  const dist = join(folder, 'changed');
  await cp(join(folder, 'releases/mfe-hotel', CURRENT), dist, { recursive: true });
  const file = join(dist, 'release.json');
  const release = Release.parse(JSON.parse(await readFile(file, 'utf8')));
  if (entry !== undefined) {
    await writeFile(join(dist, release.entry), entry);
    const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
    release.files[release.entry] = { integrity, bytes: Buffer.byteLength(entry) };
  }
  Object.assign(release.singletons, singletons);
  await writeFile(file, JSON.stringify({ ...release, ...declared }));
  return dist;
}
