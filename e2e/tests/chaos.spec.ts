import { test as base, expect } from '@playwright/test';
import { planOf } from '../chaos/plan.ts';
import { runSession } from '../chaos/session.ts';
import { openWorld, type World } from '../chaos/world.ts';

/** `npm test` has one in which everything happens. `pnpm chaos` takes as many as it is asked for, from any seed. */
const SESSIONS = Number(process.env.CHAOS_SESSIONS || 1);
const SEED = Number(process.env.CHAOS_SEED || 784);

const test = base.extend<object, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: the framework reads what it asks for
    async ({}, use) => {
      const world = await openWorld();
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

for (let seed = SEED; seed < SEED + SESSIONS; seed += 1) {
  test(`FAULT-21, FAULT-14 session ${seed}: nothing is lost, doubled or misordered`, async ({
    world,
    browser,
  }) => {
    const plan = planOf(seed);
    const { written, recorded, conversation, shown } = await runSession(world, browser, plan);
    const told = JSON.stringify(plan);
    expect(recorded.guest, told).toEqual(written.guest);
    expect(recorded.desk, told).toEqual(written.desk);
    expect(shown, told).toEqual(conversation);
  });
}
