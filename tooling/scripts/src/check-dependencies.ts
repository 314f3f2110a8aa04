/**
 * `pnpm dependencies`: checks the rules of imports (`dependency-rules.ts`) and the drawing of the
 * packages in docs/packages.md. With `--draw` it draws them anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { checkDependencies } from './dependencies.ts';

const PAGE = join(ROOT, 'docs/packages.md');
const DRAWING = /(?<=^```mermaid\n).*(?=^```$)/ms;

const { broken, drawing } = await checkDependencies(ROOT);
const page = readFileSync(PAGE, 'utf8');
const drawn = page.replace(DRAWING, () => `${drawing.trim()}\n`);
if (process.argv.includes('--draw')) writeFileSync(PAGE, drawn);
else if (page !== drawn)
  broken.push('The drawing in docs/packages.md is stale. Run: npx pnpm dependencies --draw');
for (const line of broken) console.error(line);
process.exitCode = broken.length === 0 ? 0 : 1;
