import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { upgradeStatus } from '../testing/raw-client.ts';
import { CHANNEL, type TestEndpoint, testEndpoint } from '../testing/test-endpoint.ts';

let endpoint: TestEndpoint;
beforeEach(async () => {
  endpoint = await testEndpoint();
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

  test('API-105 is closed without a sign-in after half a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const [signed, silent] = [await endpoint.subscribe(CHANNEL), await endpoint.connect()];
    await silent.id();
    vi.advanceTimersByTime(29_999);
    silent.send({ event: 'pusher:ping', data: {} });
    await silent.frame('pusher:pong');
    vi.advanceTimersByTime(1);
    expect(await silent.closed).toBe(4100);
    expect(signed.socket.readyState).toBe(signed.socket.OPEN);
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
