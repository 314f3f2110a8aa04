import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf, LICENCES } from '@foyer/releases/contracts';
import type { Inspector } from './inspector.ts';

const BUILD = join(import.meta.dirname, '../../dist');

/** Returns a reader of this checkout's inspector. Its result is undefined if it is not built. */
export function builtInspector(): () => Promise<Inspector | undefined> {
  let built: Promise<Inspector | undefined> | undefined;
  return () => {
    built ??= read();
    return built;
  };
}

async function read(): Promise<Inspector | undefined> {
  const [script, licences] = await Promise.all(['inspector.js', LICENCES].map(readBuilt));
  if (!script || !licences) return undefined;
  return {
    script: script.toString(),
    integrity: await integrityOf(script),
    licences: licences.toString(),
  };
}

function readBuilt(name: string) {
  return readFile(join(BUILD, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
