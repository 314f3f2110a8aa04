/** `pnpm chaos [SESSIONS] [--seed N]`: chats of a guest and the desk with random faults. */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** More than the cores, as sessions mostly wait. Each worker has its own provider. */
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
console.log(`${sessions} sessions, starting at seed ${seed}: the same seed repeats a session.`);
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
    ? `${sessions} sessions from seed ${seed}: no lost, duplicated or reordered message.`
    : `Some sessions from seed ${seed} failed: see above.`,
);
process.exitCode = status ?? 1;
