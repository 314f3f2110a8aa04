/** `pnpm chaos [SESSIONS] [--seed N]`: talks of a guest and the desk in which everything goes wrong. */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** More than there are cores: a session waits most of its time. Each has a provider of its own. */
const WORKERS = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' } },
});
const sessions = positionals[0] ?? '20';
const seed = values.seed ?? String(randomInt(1_000_000));
if (positionals.length > 1 || ![sessions, seed].every((value) => /^\d{1,9}$/.test(value))) {
  console.error('Usage: pnpm chaos [SESSIONS] [--seed N]');
  process.exit(1);
}
console.log(`${sessions} sessions, the first of seed ${seed}: each is repeated by its own.`);
const { status } = spawnSync(
  'playwright',
  ['test', '--project=Chromium', `--workers=${WORKERS}`, '--reporter=dot', 'tests/chaos.spec.ts'],
  {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, CHAOS_SESSIONS: sessions, CHAOS_SEED: seed },
  },
);
console.log(
  status === 0
    ? `${sessions} sessions from seed ${seed}: 0 lost, 0 doubled, 0 misordered.`
    : `Not every session from seed ${seed} went well: see above.`,
);
process.exitCode = status ?? 1;
