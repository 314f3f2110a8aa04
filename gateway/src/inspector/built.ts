import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../releases/pack.ts';
import type { Inspector } from './inspector.ts';

const BUILT = join(import.meta.dirname, '../../../inspector/dist/inspector.js');

/** The inspector of this checkout, read once; undefined where it was not built. */
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
  return script && { script: script.toString(), integrity: integrityOf(script) };
}
