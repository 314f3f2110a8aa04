import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '@foyer/gateway/releases/publish';
import { startGateway } from '@foyer/gateway/start';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import { Release } from '@foyer/shared/contracts/release';
import { DATA, PROVIDER_URL } from '../server/places.ts';
import { CURRENT } from './releases.ts';

export const NEXT = '0.2.0';

/** What a test's release of mfe-hotel has different from the current one. */
export type Change = { entry?: string } & Partial<Pick<Release, 'singletons' | 'header' | 'menu'>>;

type Channel = Fleet['channels'][string]['stable'];

/**
 * A gateway of the test's own, before the tests' real provider, whose store also holds mfe-hotel
 * as `NEXT`, changed. `point` moves its hotels to a channel. Stop it at the end.
 */
export async function gatewayWithNext(change: Change) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-e2e-'));
  const store = join(folder, 'releases');
  await cp(join(DATA, 'releases'), store, { recursive: true });
  await publish({ dist: await changed(folder, change), store, version: NEXT });
  const fleetFile = join(folder, 'fleet.json');
  const fleet: Fleet = JSON.parse(await readFile(join(DATA, 'fleet.json'), 'utf8'));
  const point = (stable: Channel) =>
    writeFile(
      fleetFile,
      JSON.stringify({ ...fleet, channels: { ...fleet.channels, 'mfe-hotel': { stable } } }),
    );
  await point({ current: CURRENT });
  const logged: string[] = [];
  const note = (details: object, message?: string) =>
    void logged.push(`${message} ${JSON.stringify(details)}`);
  const gateway = await startGateway({
    port: 0,
    dataDir: folder,
    providerUrl: PROVIDER_URL,
    log: { info: note, warn: note, error: note },
  });
  return {
    url: gateway.url,
    logged,
    point,
    async stop() {
      await gateway.stop();
      await rm(folder, { recursive: true });
    },
  };
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
