import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf, LICENCES } from '@foyer/releases/contracts';
import type { Inspector } from './inspector.ts';

const BUILD = join(import.meta.dirname, '../../dist');
/** Text in place of the licences that a build lacks. */
const NO_LICENCES = `This build has no ${LICENCES}. Build the inspector again.`;

/** Returns a reader of the inspector in `folder`. Its result is undefined if it is not built. */
export function builtInspector(folder = BUILD): () => Promise<Inspector | undefined> {
  let built: Promise<Inspector | undefined> | undefined;
  return () => {
    built ??= read(folder);
    return built;
  };
}

async function read(folder: string): Promise<Inspector | undefined> {
  const [script, licences = NO_LICENCES] = await Promise.all(
    ['inspector.js', LICENCES].map((name) => readBuilt(join(folder, name))),
  );
  if (!script) return undefined;
  return {
    script: script.toString(),
    integrity: await integrityOf(script),
    licences: licences.toString(),
  };
}

function readBuilt(path: string) {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
