import { readDocument } from '@foyer/releases/document';
import { newestRevision } from '@foyer/releases/revisions';
import { expect, test } from 'vitest';
import type { Deps } from './deps/deps.ts';
import { run } from './run.ts';
import { memoryDeps } from './testing/memory-deps.ts';

/** Wraps the dependencies. The process is killed before (even steps) or after (odd steps) a write. */
function killedAt(step: number, { fleet, putAside, ...rest }: Deps): Deps {
  let next = 0;
  const killable =
    <Args extends unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (next++ >= step) throw new Error('killed');
      const result = await write(...args);
      if (next++ >= step) throw new Error('killed');
      return result;
    };
  return {
    ...rest,
    putAside: killable(putAside),
    fleet: {
      ...fleet,
      replace: killable(fleet.replace),
      revisionLog: { ...fleet.revisionLog, append: killable(fleet.revisionLog.append) },
    },
  };
}

const channelOf = (text: string | undefined) =>
  readDocument(text ?? '').fleet.channels['mfe-hotel']?.stable.current;

test.each([
  ['an edit that works', (text: string) => text.replace('"hotels"', '// ours\n  "hotels"'), 8],
  ['an edit that is refused', (text: string) => text.slice(1), 8],
])(
  'FLEET-32 the next command continues after one that was killed at any write, with %s before it',
  async (_, edit, writes) => {
    for (let step = 0; step < writes; step += 1) {
      const memory = memoryDeps();
      await memory.fleet('release mfe-hotel 1.1.0');
      memory.holder.fleet = edit(memory.holder.fleet ?? '');
      await run('release mfe-hotel 1.2.0'.split(' '), () => killedAt(step, memory.deps)).catch(
        () => 0,
      );
      const { revisionLog } = memory.deps.fleet;
      const done = channelOf((await newestRevision(revisionLog))?.text) === '1.2.0';
      expect(await memory.fleet('rollback mfe-hotel')).toContain(
        done ? '1.2.0 → 1.1.0' : '1.1.0 → 1.0.0',
      );
      const newest = await newestRevision(revisionLog);
      expect(memory.holder.fleet).toBe(newest?.text);
      expect(newest?.text.includes('// ours') || memory.holder.aside.length > 0).toBe(true);
    }
  },
);

test('FLEET-32 writes the file again if it is gone', async () => {
  const memory = memoryDeps();
  await memory.fleet('release mfe-hotel 1.1.0');
  memory.holder.fleet = undefined;
  expect(await memory.fleet('rollback mfe-hotel')).not.toContain('by hand');
  expect(channelOf(memory.holder.fleet)).toBe('1.0.0');
});
