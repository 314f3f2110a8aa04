import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@foyer/releases/contracts';
import type { Inspector } from './inspector.ts';

const BUILT = join(import.meta.dirname, '../../dist/inspector.js');

/** Returns a reader of this checkout's inspector. Its result is undefined if it is not built. */
export function builtInspector(): () => Promise<Inspector | undefined> {
  let built: Promise<Inspector | undefined> | undefined;
  return () => {
    built ??= read();
    return built;
  };
}

async function read(): Promise<Inspector | undefined> {
  const script = await readFile(BUILT).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return script && { script: script.toString(), integrity: await integrityOf(script) };
}
