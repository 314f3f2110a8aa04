import { fleetProcess } from './fleet-process.ts';
import { test as base } from './test.ts';

export type Operator = Awaited<ReturnType<typeof fleetProcess>>;

/** The tests' own gateway process, and the commands that an operator types. */
export const test = base.extend<{ operator: Operator }>({
  // biome-ignore lint/correctness/noEmptyPattern: the framework reads what it asks for
  operator: async ({}, use) => {
    const operator = await fleetProcess();
    await use(operator);
    await operator.stop();
  },
});
