import type { GatewayDeps } from '@foyer/gateway/deps';
import { expect, test, vi } from 'vitest';
import { websockets } from './websockets.ts';

test('EDGE-07 forwards the client address to the provider, but neither cookie nor token', async () => {
  const fetch = vi.fn<GatewayDeps['fetch']>(async () => new Response());
  const guestAddress = () => '203.0.113.2';
  const deps = {
    providerUrl: 'https://provider.test',
    fetch,
    guestAddress,
  } as unknown as GatewayDeps;
  const headers = {
    Authorization: 'Bearer a-token',
    Cookie: 'foyer_session=a-cookie',
    Origin: 'https://hotel.test',
    'Sec-WebSocket-Key': 'a-key',
    'X-Forwarded-For': '198.51.100.9, 203.0.113.2',
  };
  await websockets(deps)(new Request('https://hotel.test/-/ws/app/foyer', { headers }));
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('https://provider.test/app/foyer');
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    'sec-websocket-key': 'a-key',
    upgrade: 'websocket',
    'x-forwarded-for': '203.0.113.2',
  });
});

test.each([
  ['https://evil.test', 403, 0],
  ['null', 403, 0],
  ['https://stay.test', 200, 1],
  ['https://hotel.test', 200, 1],
])('ORIGIN-16 of a page at %s gets %i at the edge, too', async (Origin, status, forwarded) => {
  const fetch = vi.fn<GatewayDeps['fetch']>(async () => new Response());
  const deps = {
    providerUrl: 'https://provider.test',
    publicOrigins: ['https://stay.test'],
    fetch,
  } as unknown as GatewayDeps;
  const request = new Request('https://hotel.test/-/ws/app/foyer', { headers: { Origin } });
  expect((await websockets(deps)(request)).status).toBe(status);
  expect(fetch).toHaveBeenCalledTimes(forwarded);
});
