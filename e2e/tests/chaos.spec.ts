import { test as base, expect } from '@playwright/test';
import { planOf } from '../chaos/plan.ts';
import { type Servers, startServers } from '../chaos/servers.ts';
import { runSession } from '../chaos/session.ts';

/** `npm test` runs one session that contains every fault. `pnpm chaos` sets number and seed. */
const SESSIONS = Number(process.env.CHAOS_SESSIONS || 1);
const SEED = Number(process.env.CHAOS_SEED || 784);

const test = base.extend<object, { servers: Servers }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: the framework reads what it asks for
    async ({}, use) => {
      const servers = await startServers();
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

for (let seed = SEED; seed < SEED + SESSIONS; seed += 1) {
  test(`FAULT-21, FAULT-14 session ${seed}: loses, duplicates and reorders no message`, async ({
    servers,
    browser,
  }) => {
    const plan = planOf(seed);
    const { written, recorded, conversation, displayed } = await runSession(servers, browser, plan);
    const planText = JSON.stringify(plan);
    expect(recorded.guest, planText).toEqual(written.guest);
    expect(recorded.desk, planText).toEqual(written.desk);
    expect(displayed, planText).toEqual(conversation);
  });
}
