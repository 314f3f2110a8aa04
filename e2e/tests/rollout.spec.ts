import { hydratedPage } from '../support/document.ts';
import { compositionAt, compositionOf, versionsIn } from '../support/mounts.ts';
import { CURRENT } from '../support/network/releases.ts';
import { gatewayWithNext, NEXT } from '../support/servers/changed-releases.ts';
import { expect, test } from '../support/test.ts';

const LOGIN = '/grand-plaza/login';
const BROKEN = { remote: 'mfe-auth', entry: 'throw new Error("not of this time")' };

test('FLEET-60 FLEET-62 FLEET-64 guests of a failing rollout get the page and report the failure, and the gateway rolls it back', async ({
  page,
  request,
}) => {
  const gateway = await gatewayWithNext(BROKEN);
  try {
    await gateway.setChannel({ current: CURRENT, rollout: { version: NEXT, percent: 100 } });
    const reported: string[] = [];
    page.on('request', (call) => {
      if (call.url().endsWith('/-/outcomes')) reported.push(call.postData() ?? '');
    });
    await page.goto(gateway.url + LOGIN);
    await expect(hydratedPage(page)).toBeVisible();
    expect(versionsIn(await compositionOf(page), 'mfe-auth')).toEqual([NEXT, CURRENT]);
    await expect(page.getByLabel('Password', { exact: true })).toBeEditable();
    await expect.poll(() => reported.join('\n')).toContain('"kind":"fell-back"');
    expect(reported.join('\n')).toContain(`"version":"${NEXT}","screen":"login","kind":"no-code"`);
    // Reports of 19 more page loads, as pages would send them.
    for (let guests = 0; guests < 19; guests += 1) {
      const { token } = await (
        await request.get(`${gateway.url}/-/page-load-token/grand-plaza`)
      ).json();
      const outcome = { remote: 'mfe-auth', screen: 'login', ms: 400 };
      const outcomes = [
        { ...outcome, version: CURRENT, kind: 'fell-back' },
        { ...outcome, version: NEXT, kind: 'no-code' },
      ];
      await request.post(`${gateway.url}/-/outcomes`, { data: { token, outcomes } });
    }
    await expect.poll(() => gateway.logged.join('\n')).toContain('A release was rolled back.');
    expect(gateway.logged.join('\n')).toMatch(/"why":"20 of 20 page loads failed/);
    const versions = async () =>
      versionsIn(await compositionAt(gateway.url, 'grand-plaza'), 'mfe-auth');
    await expect.poll(versions).toEqual([CURRENT]);
  } finally {
    await gateway.stop();
  }
});

test('FLEET-62 a shell that cannot start shows this to the guest and reports it to the gateway', async ({
  page,
  errors,
}) => {
  errors.allow(/reading 'size'/);
  const gateway = await gatewayWithNext({
    remote: 'shell',
    texts: { 'document.fonts.size': 'document.fonts.none.size' },
  });
  try {
    await gateway.setChannel({ current: NEXT, previous: CURRENT });
    const reported = page.waitForRequest((call) => call.url().endsWith('/-/outcomes'));
    await page.goto(gateway.url + LOGIN);
    await expect(page.getByRole('alert')).toBeVisible();
    expect((await reported).postDataJSON().outcomes).toEqual([
      { remote: 'shell', version: NEXT, screen: 'start', kind: 'threw' },
    ]);
  } finally {
    await gateway.stop();
  }
});
