import { buildEdge } from '@foyer/edge/testing/run-edge';
import { DATA, PROVIDER_URL } from '../server/addresses.ts';
import { watchPolicyViolations } from '../support/checks/policy.ts';
import { submitLogin } from '../support/guests.ts';
import { serveFolder } from '../support/servers/served-folder.ts';
import { expect, test } from '../support/test.ts';

test('EDGE-08 a guest signs in through workerd and receives live events', async ({
  page,
  guest,
}) => {
  using store = await serveFolder(DATA);
  const build = await buildEdge();
  const edge = await build.start({
    PROVIDER_URL,
    RELEASES_URL: `http://localhost:${store.port}`,
    FLEET_SECRET: 'a secret of these tests, which nobody knows',
  });
  try {
    const received: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => received.push(String(payload))),
    );
    const violations = await watchPolicyViolations(page);
    await page.goto(`${edge.url}/grand-plaza/login`);
    await submitLogin(page, guest);
    await expect(page.getByRole('heading', { name: 'Around the hotel' })).toBeVisible();
    await page.getByRole('link', { name: 'Wellness' }).click();
    await expect(page.getByRole('heading', { name: 'Wellness' })).toBeVisible();
    await expect.poll(() => received.join()).toContain('pusher_internal:subscription_succeeded');
    expect(violations).toEqual([]);
    expect(edge.log()).not.toContain('"level":"error"');
  } finally {
    await edge.stop();
    await build.remove();
  }
});
