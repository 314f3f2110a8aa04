import type { GatewayDeps } from '@foyer/gateway/deps';
import { expect, test, vi } from 'vitest';
import { websockets } from './websockets.ts';

test('EDGE-07 forwards the client address to the provider, but neither cookie nor token', async () => {
  const fetch = vi.fn<GatewayDeps['fetch']>(async () => new Response());
  const deps = { providerUrl: 'https://provider.test', fetch } as unknown as GatewayDeps;
  const headers = {
    Authorization: 'Bearer a-token',
    Cookie: 'foyer_session=a-cookie',
    Origin: 'https://hotel.test',
    'Sec-WebSocket-Key': 'a-key',
  };
  await websockets(deps)(new Request('https://hotel.test/-/ws/app/foyer', { headers }));
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('https://provider.test/app/foyer');
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    origin: 'https://hotel.test',
    'sec-websocket-key': 'a-key',
    upgrade: 'websocket',
  });
});
