import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

const FILES = ['page-status.ts', 'page.ts'];
const IMPORT = /^import [^;]*;$/gm;

/** Returns the script of pages in development: its files in one, without types. */
export async function pageScript(): Promise<string> {
  const sources = FILES.map((file) => readFile(join(import.meta.dirname, file), 'utf8'));
  const whole = (await Promise.all(sources)).join('\n').replaceAll(IMPORT, '');
  return stripTypeScriptTypes(whole).replaceAll(/^export /gm, '');
}
