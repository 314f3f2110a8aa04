import { readDocument } from '@foyer/gateway/fleet/document';
import { newestEdition } from '@foyer/gateway/fleet/journal';
import { expect, test } from 'vitest';
import { run } from '../run.ts';
import { memoryWorld } from '../testing/memory-world.ts';
import type { World } from '../world/world.ts';

/** A world in which the process is killed before (even steps) or after (odd) a write. */
function dyingAt(step: number, { fleet, putAside, ...rest }: World): World {
  let next = 0;
  const mortal =
    <Args extends unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (next++ >= step) throw new Error('killed');
      const result = await write(...args);
      if (next++ >= step) throw new Error('killed');
      return result;
    };
  return {
    ...rest,
    putAside: mortal(putAside),
    fleet: {
      ...fleet,
      replace: mortal(fleet.replace),
      journal: { ...fleet.journal, append: mortal(fleet.journal.append) },
    },
  };
}

const channelOf = (text: string | undefined) =>
  readDocument(text ?? '').fleet.channels['mfe-hotel']?.stable.current;

test.each([
  ['an edit that works', (text: string) => text.replace('"hotels"', '// ours\n  "hotels"'), 8],
  ['an edit that is refused', (text: string) => text.slice(1), 8],
])(
  'FLEET-32 a command that is killed at any write, with %s before it, leaves what the next goes on from',
  async (_, edit, writes) => {
    for (let step = 0; step < writes; step += 1) {
      const it = memoryWorld();
      await it.fleet('release mfe-hotel 1.1.0');
      it.holder.fleet = edit(it.holder.fleet ?? '');
      await run('release mfe-hotel 1.2.0'.split(' '), () => dyingAt(step, it.world)).catch(() => 0);
      const { journal } = it.world.fleet;
      const done = channelOf((await newestEdition(journal))?.text) === '1.2.0';
      expect(await it.fleet('rollback mfe-hotel')).toContain(
        done ? '1.2.0 → 1.1.0' : '1.1.0 → 1.0.0',
      );
      const edition = await newestEdition(journal);
      expect(it.holder.fleet).toBe(edition?.text);
      expect(edition?.text.includes('// ours') || it.holder.aside.length > 0).toBe(true);
    }
  },
);

test('FLEET-32 a file that is gone in the middle of a write is written again', async () => {
  const it = memoryWorld();
  await it.fleet('release mfe-hotel 1.1.0');
  it.holder.fleet = undefined;
  expect(await it.fleet('rollback mfe-hotel')).not.toContain('by hand');
  expect(channelOf(it.holder.fleet)).toBe('1.0.0');
});
