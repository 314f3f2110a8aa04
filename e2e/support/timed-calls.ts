import type { Page } from '@playwright/test';

/** A call by the page's own clock, in ms since the page was opened. */
type TimedCall = { made: number; answered: number | undefined };

declare global {
  var timedCalls: TimedCall[];
}

/** From the next page on, notes when calls with `part` in their address are made and answered. */
export async function timeCalls(page: Page, part: string): Promise<() => Promise<TimedCall[]>> {
  await page.addInitScript((wanted) => {
    globalThis.timedCalls = [];
    const original = globalThis.fetch;
    globalThis.fetch = async (...asked) => {
      if (!String(asked[0]).includes(wanted)) return original(...asked);
      const call: TimedCall = { made: performance.now(), answered: undefined };
      globalThis.timedCalls.push(call);
      try {
        return await original(...asked);
      } finally {
        call.answered = performance.now();
      }
    };
  }, part);
  return () => page.evaluate(() => globalThis.timedCalls);
}

/** How long the page waited between each answer and its next call, in ms. */
export function waitsBetween(calls: TimedCall[]): number[] {
  return calls.slice(1).map(({ made }, index) => made - (calls[index]?.answered ?? made));
}
