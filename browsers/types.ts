/**
 * Type-checks the code that runs in browsers against what the declared ones have: the edition of
 * ECMAScript that all of them know, and a DOM in which anything newer may be undefined.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ES_EDITION } from './declared.ts';
import { narrowDom } from './dom.ts';

const TYPES = createRequire(import.meta.url).resolve('@types/web/index.d.ts');
const OUT = join(import.meta.dirname, 'dist');

mkdirSync(OUT, { recursive: true });
writeFileSync(join(OUT, 'dom.d.ts'), narrowDom(readFileSync(TYPES, 'utf8')));
const PAGES = ['-p', join(import.meta.dirname, 'tsconfig.json'), '--lib', `es${ES_EDITION}`];
/** Where there is no document, but what only workers have. */
const WORKER = ['-p', join(import.meta.dirname, '../worker')];
const statuses = [PAGES, WORKER].map(
  (what) => spawnSync('tsc', ['--noEmit', ...what], { stdio: 'inherit' }).status,
);
process.exitCode = statuses.find((status) => status !== 0) === undefined ? 0 : 1;
