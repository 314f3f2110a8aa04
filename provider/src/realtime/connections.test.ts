import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RawClient, upgradeStatus } from '../testing/raw-client.ts';
import { type TestEndpoint, testEndpoint } from '../testing/test-endpoint.ts';

const HOTEL = '203.0.113.7';
type Crowd = [RawClient, RawClient, RawClient, ...RawClient[]];

let endpoint: TestEndpoint;
beforeEach(async () => {
  endpoint = await testEndpoint({ all: 60, byAddress: 40, signedOutByAddress: 20 });
});
afterEach(() => endpoint.stop());

const from = (address: string) =>
  endpoint.connect(undefined, { headers: { 'X-Forwarded-For': address } });
const many = (count: number, address: (index: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, index) => from(address(index))));
/** Connects from the hotel, one after another. */
async function inTurn(count: number): Promise<RawClient[]> {
  const clients: RawClient[] = [];
  while (clients.length < count) clients.push(await from(HOTEL));
  return clients;
}
async function signIn(clients: RawClient[]): Promise<void> {
  for (const client of clients) {
    await endpoint.signIn(client, []);
    await client.frame('pusher:signin_success');
  }
}

describe('API-106 a connection is refused with 503 before the handshake', () => {
  const refusal = (address: string) =>
    upgradeStatus(`${endpoint.url}/app/foyer?protocol=7`, { 'X-Forwarded-For': address });

  test('above the limit of an address, of which a closed connection leaves a place', async () => {
    const clients = [];
    for (const count of [20, 20]) {
      const opened = await many(count, () => HOTEL);
      await signIn(opened);
      clients.push(...opened);
    }
    expect(await refusal(HOTEL)).toBe(503);
    const [first] = clients;
    first?.socket.close();
    await first?.closed;
    await (await from(HOTEL)).id();
    for (const { socket } of clients) socket.terminate();
  });

  test('above the limit of all addresses', async () => {
    const clients = await many(60, (index) => `198.51.100.${index}`);
    expect(await refusal('192.0.2.1')).toBe(503);
    for (const { socket } of clients) socket.terminate();
  });
});

describe('API-113 a connection without a sign-in is closed for a newer one of its address', () => {
  const isOpen = ({ socket }: RawClient) => socket.readyState === socket.OPEN;

  test('the oldest first, above the limit, and none that signed in or closed', async () => {
    const [signed, closing, oldest, ...others] = (await inTurn(20)) as Crowd;
    await signIn([signed]);
    closing.socket.close();
    await closing.closed;
    const newer = await inTurn(2);
    const elsewhere = await from('192.0.2.1');
    await Promise.all([...others, ...newer, elsewhere].map((client) => client.id()));
    expect([signed, oldest, ...others, ...newer, elsewhere].every(isOpen)).toBe(true);
    const newest = await from(HOTEL);
    await newest.id();
    expect(await oldest.closed).toBe(4100);
    expect([signed, ...others, ...newer, newest, elsewhere].every(isOpen)).toBe(true);
  });

  test('by default above a thousand: 600 guests get in at once beside idle strangers', async () => {
    await endpoint.stop();
    endpoint = await testEndpoint();
    const strangers = await many(1000, () => HOTEL);
    const guests = await many(600, () => HOTEL);
    await signIn(guests);
    expect(guests.every(isOpen)).toBe(true);
    await expect.poll(() => strangers.filter(isOpen).length).toBe(400);
    for (const { socket } of [...guests, ...strangers]) socket.terminate();
  });
});
