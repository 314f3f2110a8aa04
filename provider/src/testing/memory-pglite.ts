import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import manifest from '../../package.json' with { type: 'json' };

const { '@electric-sql/pglite': VERSION } = manifest.dependencies;
/** What a new database begins with, kept from run to run: to make it takes five times as long. */
const NEW = join(import.meta.dirname, `../../node_modules/.cache/pglite-${VERSION}.tar`);

/** A PGlite in memory with nothing in it. */
export async function memoryPglite(): Promise<PGlite> {
  const kept = await readFile(NEW).catch(() => undefined);
  if (kept) return PGlite.create({ loadDataDir: new Blob([kept]) });
  const made = await PGlite.create('memory://');
  const dump = await made.dumpDataDir('none');
  const draft = `${NEW}.${process.pid}`;
  await mkdir(dirname(NEW), { recursive: true });
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  // Another test file may read it at this moment.
  await rename(draft, NEW);
  return made;
}
