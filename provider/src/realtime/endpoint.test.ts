import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { upgradeStatus } from '../testing/raw-client.ts';
import { CHANNEL, type TestEndpoint, testEndpoint } from '../testing/test-endpoint.ts';

let endpoint: TestEndpoint;
beforeEach(async () => {
  endpoint = await testEndpoint({ all: 60, byAddress: 40, signedOutByAddress: 20 });
});
afterEach(async () => {
  vi.useRealTimers();
  await endpoint.stop();
});

describe('API-20 a connection', () => {
  test.each([
    ['/app/other?protocol=7', 4001],
    ['/app/foyer/?protocol=7', 4001],
    ['/other?protocol=7', 4005],
    ['/app/foyer?protocol=seven', 4006],
    ['/app/foyer?protocol=4', 4007],
    ['/app/foyer?protocol=8', 4007],
    ['/app/foyer', 4008],
  ])('to %s is closed with %i', async (path, code) => {
    const client = await endpoint.connect(path);
    expect((await client.frame('pusher:error')).data).toMatchObject({ code });
    expect(await client.closed).toBe(code);
    expect(client.received).toHaveLength(1);
  });

  test('gets the activity timeout and a pong for a ping', async () => {
    const client = await endpoint.connect();
    const { data } = await client.frame('pusher:connection_established');
    expect(JSON.parse(data as string)).toEqual({
      socket_id: expect.stringMatching(/^\d+\.\d+$/),
      activity_timeout: 120,
    });
    client.send({ event: 'pusher:ping', data: {} });
    await client.frame('pusher:pong');
  });

  test('API-69 FAULT-23 is pinged after a silent minute and closed without a pong', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    await endpoint.stop();
    endpoint = await testEndpoint();
    const [there, gone] = [await endpoint.connect(), await endpoint.connect()];
    await Promise.all([there.id(), gone.id()]);
    vi.advanceTimersByTime(60_000);
    await Promise.all([there.frame('pusher:ping'), gone.frame('pusher:ping')]);
    there.send({ event: 'pusher:pong', data: {} });
    there.send({ event: 'pusher:ping', data: {} });
    await there.frame('pusher:pong');
    vi.advanceTimersByTime(30_000);
    expect(await gone.closed).toBe(4201);
    expect(there.socket.readyState).toBe(there.socket.OPEN);
  });

  test('is closed after half an hour, so an expired token receives no more events', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    await endpoint.stop();
    endpoint = await testEndpoint();
    const client = await endpoint.connect();
    await client.id();
    for (let seconds = 0; seconds < 30 * 60; seconds += 20) {
      vi.advanceTimersByTime(20_000);
      if (client.socket.readyState !== client.socket.OPEN) break;
      client.received.length = 0;
      client.send({ event: 'pusher:ping', data: {} });
      await Promise.race([client.frame('pusher:pong'), client.closed]);
    }
    expect(await client.closed).toBe(4200);
  });

  test('is closed with a retry code when the process ends, without delaying the exit', async () => {
    const client = await endpoint.subscribe(CHANNEL);
    const silent = await endpoint.connect();
    silent.socket.pause();
    // Waiting for the silent client would exceed the test's timeout.
    await endpoint.stop();
    expect(await client.closed).toBe(4100);
    silent.socket.terminate();
    endpoint = await testEndpoint();
  });

  describe('API-106 is refused with 503 before the handshake', () => {
    const HOTEL = '203.0.113.7';
    const from = (address: string) =>
      endpoint.connect(undefined, { headers: { 'X-Forwarded-For': address } });
    const refusal = (address: string) =>
      upgradeStatus(`${endpoint.url}/app/foyer?protocol=7`, { 'X-Forwarded-For': address });
    const many = (count: number, address: (index: number) => string) =>
      Promise.all(Array.from({ length: count }, (_, index) => from(address(index))));
    async function signIn(clients: Awaited<ReturnType<typeof many>>): Promise<void> {
      for (const client of clients) {
        await endpoint.signIn(client, []);
        await client.frame('pusher:signin_success');
      }
    }

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

    test('above the limit of connections without a sign-in, until they sign in, not when they close', async () => {
      const clients = await many(20, () => HOTEL);
      expect(await refusal(HOTEL)).toBe(503);
      await (await from('192.0.2.1')).id();
      const [closing, signing, ...others] = clients;
      closing?.socket.close();
      await closing?.closed;
      expect(await refusal(HOTEL)).toBe(503);
      if (signing) await signIn([signing]);
      await (await from(HOTEL)).id();
      for (const { socket } of others) socket.terminate();
    });

    test('by default above a thousand without a sign-in: 600 guests of a hotel get in at once', async () => {
      await endpoint.stop();
      endpoint = await testEndpoint();
      const clients = await many(600, () => HOTEL);
      await signIn(clients);
      expect(clients.filter(({ socket }) => socket.readyState === socket.OPEN)).toHaveLength(600);
      const strangers = await many(1000, () => HOTEL);
      expect(await refusal(HOTEL)).toBe(503);
      for (const { socket } of [...clients, ...strangers]) socket.terminate();
    });
  });

  test('API-105 is closed without a sign-in after half a minute, and gives its place back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const [signed, silent] = [await endpoint.subscribe(CHANNEL), await endpoint.connect()];
    await silent.id();
    vi.advanceTimersByTime(29_999);
    silent.send({ event: 'pusher:ping', data: {} });
    await silent.frame('pusher:pong');
    vi.advanceTimersByTime(1);
    expect(await silent.closed).toBe(4100);
    expect(signed.socket.readyState).toBe(signed.socket.OPEN);
    await Promise.all(Array.from({ length: 20 }, () => endpoint.connect()));
  });

  test.each([
    ['https://evil.test', 403],
    ['https://stay.example.com.evil.test', 403],
    ['http://127.0.0.1', 403],
    ['null', 403],
    ['', 403],
    ['https://stay.example.com', 101],
    [undefined, 101],
  ])('ORIGIN-17 from the origin %s is answered with %i', async (origin, status) => {
    const headers: Record<string, string> = origin === undefined ? {} : { Origin: origin };
    expect(await upgradeStatus(`${endpoint.url}/app/foyer?protocol=7`, headers)).toBe(status);
  });

  test('ORIGIN-17 from a page at its own host is open', async () => {
    const client = await endpoint.connect(undefined, { headers: { Origin: endpoint.url } });
    await client.id();
  });
});
