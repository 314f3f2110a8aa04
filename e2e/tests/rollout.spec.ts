import { living } from '../support/document.ts';
import { compositionAt, compositionOf, versionsIn } from '../support/mounts.ts';
import { gatewayWithNext, NEXT } from '../support/own-fleet.ts';
import { CURRENT } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

const LOGIN = '/grand-plaza/login';
const BROKEN = { remote: 'mfe-auth', entry: 'throw new Error("not of this time")' };

test('FLEET-60 FLEET-62 FLEET-64 guests of a rollout that fails have the page all the same, tell of it, and it is taken back', async ({
  page,
  request,
}) => {
  const gateway = await gatewayWithNext(BROKEN);
  try {
    await gateway.point({ current: CURRENT, rollout: { version: NEXT, percent: 100 } });
    const told: string[] = [];
    page.on('request', (call) => {
      if (call.url().endsWith('/-/outcomes')) told.push(call.postData() ?? '');
    });
    await page.goto(gateway.url + LOGIN);
    await expect(living(page)).toBeVisible();
    expect(versionsIn(await compositionOf(page), 'mfe-auth')).toEqual([NEXT, CURRENT]);
    await expect(page.getByLabel('Password', { exact: true })).toBeEditable();
    await expect.poll(() => told.join('\n')).toContain('"kind":"fell-back"');
    expect(told.join('\n')).toContain(`"version":"${NEXT}","screen":"login","kind":"no-code"`);
    // As many more page loads, as their pages would tell it.
    for (let guests = 0; guests < 19; guests += 1) {
      const { load } = await (await request.get(`${gateway.url}/-/load/grand-plaza`)).json();
      const outcome = { remote: 'mfe-auth', screen: 'login', ms: 400 };
      const outcomes = [
        { ...outcome, version: CURRENT, kind: 'fell-back' },
        { ...outcome, version: NEXT, kind: 'no-code' },
      ];
      await request.post(`${gateway.url}/-/outcomes`, { data: { load, outcomes } });
    }
    await expect.poll(() => gateway.logged.join('\n')).toContain('A release was taken back.');
    expect(gateway.logged.join('\n')).toMatch(/"why":"of 20 page loads 20 failed/);
    const versions = async () =>
      versionsIn(await compositionAt(gateway.url, 'grand-plaza'), 'mfe-auth');
    await expect.poll(versions).toEqual([CURRENT]);
  } finally {
    await gateway.stop();
  }
});

test('FLEET-62 a shell that cannot start says so to its guest, and to the gateway', async ({
  page,
  errors,
}) => {
  errors.allow(/reading 'size'/);
  const gateway = await gatewayWithNext({
    remote: 'shell',
    words: { 'document.fonts.size': 'document.fonts.none.size' },
  });
  try {
    await gateway.point({ current: NEXT, previous: CURRENT });
    const told = page.waitForRequest((call) => call.url().endsWith('/-/outcomes'));
    await page.goto(gateway.url + LOGIN);
    await expect(page.getByRole('alert')).toBeVisible();
    expect((await told).postDataJSON().outcomes).toEqual([
      { remote: 'shell', version: NEXT, screen: 'start', kind: 'threw' },
    ]);
  } finally {
    await gateway.stop();
  }
});
