import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { localVersion, publish, readBuild } from '@foyer/gateway/releases/publish';
import { Fleet } from '@foyer/shared/contracts/fleet';
import { withLocalReleases } from './local-fleet.ts';
import { ROOT } from './packages.ts';

/** Publishes the builds of these packages to `data` and points the fleet's channels at them. */
export async function publishLocally(names: readonly string[], data: string): Promise<void> {
  const published = await Promise.all(
    names.map(async (name) => {
      const dist = resolve(ROOT, name, 'dist');
      const version = localVersion(await readBuild(dist));
      return publish({ dist, store: join(data, 'releases'), version });
    }),
  );
  const path = join(data, 'fleet.json');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  const before = text === undefined ? undefined : readFleet(path, text);
  await replace(path, `${JSON.stringify(withLocalReleases(before, published), null, 2)}\n`);
}

function readFleet(path: string, text: string): Fleet {
  try {
    return Fleet.parse(JSON.parse(text));
  } catch {
    throw new Error(`${path} is no fleet document. Correct it, or delete it for a new one.`);
  }
}

/** Whole or not at all: a gateway may be reading. */
async function replace(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, path);
}
