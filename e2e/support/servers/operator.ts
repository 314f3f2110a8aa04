import { test as base } from '../test.ts';
import { startFleetProcess } from './gateway-process.ts';

export type Operator = Awaited<ReturnType<typeof startFleetProcess>>;

/** Playwright's test with a gateway process and the operator's commands. */
export const test = base.extend<{ operator: Operator }>({
  // biome-ignore lint/correctness/noEmptyPattern: the framework reads what it asks for
  operator: async ({}, use) => {
    const operator = await startFleetProcess();
    await use(operator);
    await operator.stop();
  },
});
