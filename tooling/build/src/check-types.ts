/**
 * Type-checks browser code against the supported browsers. Uses their common edition of ECMAScript, and
 * a DOM in which newer features may be undefined.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ES_VERSION } from './browsers/oldest-versions.ts';
import { narrowDom } from './exceptions.ts';

const TYPES = createRequire(import.meta.url).resolve('@types/web/index.d.ts');
const OUT = join(import.meta.dirname, 'browsers/dist');

mkdirSync(OUT, { recursive: true });
writeFileSync(join(OUT, 'dom.d.ts'), narrowDom(readFileSync(TYPES, 'utf8')));
const PAGES = [join(import.meta.dirname, 'browsers/tsconfig.json'), '--lib', `es${ES_VERSION}`];
/** The service worker, with worker globals instead of a document. */
const WORKER = [join(import.meta.dirname, '../../../platform/service-worker')];
const statuses = [PAGES, WORKER].map(
  (options) => spawnSync('tsc', ['--noEmit', '-p', ...options], { stdio: 'inherit' }).status,
);
process.exitCode = statuses.some((status) => status !== 0) ? 1 : 0;
