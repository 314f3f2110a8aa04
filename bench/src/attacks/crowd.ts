import { type Answer, callerOf } from './caller.ts';

const GUESTS = 200;
const READ_MS = 4000;

/**
 * Reads as many guests at once, each over an own connection and without a pause.
 * @returns the time of each guest's first answer in ms
 */
export function firstAnswers(url: string, path: string): Promise<number[]> {
  const end = performance.now() + READ_MS;
  const guests = Array.from({ length: GUESTS }, async () => {
    const call = callerOf(url, 1);
    const first = await call('GET', path);
    if (first.status !== 200) throw new Error(`${path} was answered with ${first.status}.`);
    for (let last: Answer = first; last.status !== 0 && performance.now() < end; )
      last = await call('GET', path);
    return first.ms;
  });
  return Promise.all(guests);
}
