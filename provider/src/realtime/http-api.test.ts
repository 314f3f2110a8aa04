import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHANNEL, type TestEndpoint, testEndpoint } from '../testing/test-endpoint.ts';

let endpoint: TestEndpoint;
beforeEach(async () => {
  endpoint = await testEndpoint();
});
afterEach(async () => {
  vi.useRealTimers();
  await endpoint.stop();
});

describe('API-20 the HTTP API', () => {
  const body = (change = {}) =>
    JSON.stringify({ name: 'e', data: '{}', channels: [CHANNEL], ...change });
  const path = '/apps/foyer/events';
  const post = (query: string, sent: string, at = path) =>
    fetch(`${endpoint.url}${at}?${query}`, { method: 'POST', body: sent });
  const signed = (sent: string, by = endpoint.sdk, at = path) =>
    by.createSignedQueryString({ method: 'POST', path: at, body: sent });

  test('accepts requests signed for this app, body and time', async () => {
    expect((await post(signed(body()), body())).status).toBe(200);
    expect((await post(signed(body()), body({ name: 'other' }))).status).toBe(401);
    expect((await post(signed(body(), endpoint.wrongSecretSdk), body())).status).toBe(401);
    expect((await post(`${signed(body())}&more=1`, body())).status).toBe(401);
    expect((await post('', body())).status).toBe(401);
    expect((await post(signed(body()), '')).status).toBe(401);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 11 * 60_000 });
    const old = signed(body());
    vi.useRealTimers();
    expect((await post(old, body())).status).toBe(401);
    const elsewhere = '/apps/other/events';
    expect((await post(signed(body(), endpoint.sdk, elsewhere), body(), elsewhere)).status).toBe(
      404,
    );
  });

  test.each([
    'nonsense',
    '[]',
    body({ channels: ['a b'] }),
    body({ channels: Array.from({ length: 101 }, () => 'a') }),
    body({ name: 'a'.repeat(201) }),
    body({ data: {} }),
    body({ data: 'x'.repeat(10 * 1024 + 1) }),
  ])('rejects an invalid event (%#)', async (sent) => {
    expect((await post(signed(sent), sent)).status).toBe(400);
  });

  test('publishes an event to several channels and reports subscriptions', async () => {
    const client = await endpoint.subscribe(CHANNEL);
    await endpoint.sdk.trigger(['open', CHANNEL], 'one', { a: 1 });
    await client.frame('one', CHANNEL);
    const subscribed = await endpoint.sdk.get({ path: `/channels/${CHANNEL}` });
    expect(await subscribed.json()).toEqual({ occupied: true });
    const channel = await endpoint.sdk.get({ path: '/channels/nobody' });
    expect(await channel.json()).toEqual({ occupied: false });
  });
});
