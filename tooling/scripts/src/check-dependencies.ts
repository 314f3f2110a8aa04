/** `pnpm dependencies`: checks the rules of imports (`dependency-rules.ts`). */
import { ROOT } from '@foyer/build/packages';
import { brokenRules } from './dependencies.ts';

const broken = await brokenRules(ROOT);
for (const line of broken) console.error(line);
process.exitCode = broken.length === 0 ? 0 : 1;
