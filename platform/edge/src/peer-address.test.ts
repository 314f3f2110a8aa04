import { expect, test } from 'vitest';
import { peerAddress } from './peer-address.ts';

const request = () =>
  new Request('https://stay.test/', { headers: { 'CF-Connecting-IP': '203.0.113.1' } });

test('ORIGIN-21 the connection is what the runtime sees, else what the network names', () => {
  const own = Object.assign(request(), { cf: { clientIp: '203.0.113.2:4711' } });
  expect(peerAddress(own)).toBe('203.0.113.2:4711');
  expect(peerAddress(Object.assign(request(), { cf: {} }))).toBe('203.0.113.1');
  expect(peerAddress(new Request('https://stay.test/'))).toBeUndefined();
});
