import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { counterOf, countHit, waitText } from './rate-limit.ts';

test.each([
  [1, '1 second'],
  [2, '2 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [120, '2 minutes'],
])('API-33 formats %i seconds as %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});

describe('API-33 a limit of two hits in three minutes', () => {
  const LIMIT = { name: 'tests', hits: 2, minutes: 3 };
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  /** Nobody counted this subject. */
  let who = '';
  let start = 0;
  const at = (second: number) => vi.setSystemTime(start + second * 1000);
  beforeEach(() => {
    who = randomUUID();
    start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
  });
  afterEach(() => vi.useRealTimers());

  test('rejects the third hit with the time until the first one expires', async () => {
    const { deps } = app;
    await countHit(deps, LIMIT, who);
    at(60);
    expect(await counterOf(deps, LIMIT, who).hit()).toBeUndefined();
    expect(await counterOf(deps, LIMIT, who).hit()).toMatchObject({
      status: 429,
      message: 'Too many attempts. Please try again in 2 minutes.',
      details: { retryAfter: 120 },
    });
    at(179.5);
    await expect(countHit(deps, LIMIT, who)).rejects.toMatchObject({ details: { retryAfter: 1 } });
    at(180);
    for (const rejected of [false, false, true])
      expect((await counterOf(deps, LIMIT, who).hit()) !== undefined).toBe(rejected);
  });

  test('reports whether the next hit would exceed it', async () => {
    const { deps } = app;
    for (const usedUp of [false, false, true, true]) {
      expect(await counterOf(deps, LIMIT, who).isUsedUp()).toBe(usedUp);
      await counterOf(deps, LIMIT, who).hit();
    }
    at(180);
    expect(await counterOf(deps, LIMIT, who).isUsedUp()).toBe(false);
  });

  test('counts each subject and each limit separately', async () => {
    const { deps } = app;
    for (const _ of [1, 2]) await countHit(deps, LIMIT, '192.0.2.1', who);
    const isFree = async (limit: typeof LIMIT, ...subject: string[]) =>
      !(await counterOf(deps, limit, ...subject).isUsedUp());
    expect(await isFree(LIMIT, '192.0.2.1', who)).toBe(false);
    expect(await isFree(LIMIT, '192.0.2.2', who)).toBe(true);
    expect(await isFree(LIMIT, '192.0.2.1', randomUUID())).toBe(true);
    expect(await isFree({ ...LIMIT, name: 'others' }, '192.0.2.1', who)).toBe(true);
    await countHit(deps, LIMIT, '2001:db8::1', who);
    await countHit(deps, LIMIT, '2001:db8::2', who);
    expect(await isFree(LIMIT, '2001:db8::3', who), 'one subscriber of IPv6').toBe(false);
  });

  test('can undo one hit and reset all', async () => {
    const { deps } = app;
    const other = randomUUID();
    for (const subject of [who, who, other, other]) await countHit(deps, LIMIT, subject);
    await counterOf(deps, LIMIT, who).undoHit();
    expect(await counterOf(deps, LIMIT, who).hit()).toBeUndefined();
    expect(await counterOf(deps, LIMIT, who).hit()).toBeDefined();
    await counterOf(deps, LIMIT, who).forget();
    expect(await counterOf(deps, LIMIT, who).hit()).toBeUndefined();
    expect(await counterOf(deps, LIMIT, other).isUsedUp()).toBe(true);
  });
});
