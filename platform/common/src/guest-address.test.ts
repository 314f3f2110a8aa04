import { describe, expect, test } from 'vitest';
import { guestAddress, plainAddress, trustedProxies } from './guest-address.ts';

const trusted = trustedProxies(['127.0.0.0/8', '10.1.0.0/16', '::1', 'fd00::/8']);

describe("the guest's address", () => {
  test.each([
    ['198.51.100.1', undefined, '198.51.100.1'],
    ['198.51.100.1', '203.0.113.9', '198.51.100.1'],
    ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['::1', '::ffff:203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', '1.1.1.1, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['127.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', '', '127.0.0.1'],
    ['127.0.0.1', 'unknown', '127.0.0.1'],
    ['127.0.0.1', '203.0.113.9, <script>', '127.0.0.1'],
    ['fd12::5', '2001:db8::1', '2001:db8::1'],
    ['127.0.0.1', '203.0.113.9:51234', '203.0.113.9'],
    ['127.0.0.1', '[2001:db8::1]:51234', '2001:db8::1'],
    ['127.0.0.1', '[2001:db8::1]', '2001:db8::1'],
    ['127.0.0.1', '::ffff:<script>', '127.0.0.1'],
    ['127.0.0.1', '10.1.2.3', '10.1.2.3'],
    [undefined, '203.0.113.9', 'unknown'],
  ])('for %s with X-Forwarded-For %j is %s', (peer, header, address) => {
    expect(guestAddress(peer, header, trusted)).toBe(address);
  });

  test('converts IPv4-mapped IPv6 to IPv4 and changes nothing else', () => {
    expect(plainAddress('::FFFF:192.0.2.1')).toBe('192.0.2.1');
    for (const other of ['a::ffff:192.0.2.1', '::ffff:192.0.2.256', '::fffe:192.0.2.1', 'unknown'])
      expect(plainAddress(other)).toBe(other);
  });
});
