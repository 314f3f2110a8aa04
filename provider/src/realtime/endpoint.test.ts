import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHANNEL, type TestEndpoint, testEndpoint } from '../testing/test-endpoint.ts';

let endpoint: TestEndpoint;
beforeEach(async () => {
  endpoint = await testEndpoint({ all: 60, byAddress: 40 });
});
afterEach(async () => {
  vi.useRealTimers();
  await endpoint.stop();
});

describe('API-20 a connection', () => {
  it.each([
    ['/app/other?protocol=7', 4001],
    ['/app/foyer/?protocol=7', 4001],
    ['/other?protocol=7', 4005],
    ['/app/foyer?protocol=seven', 4006],
    ['/app/foyer?protocol=4', 4007],
    ['/app/foyer?protocol=8', 4007],
    ['/app/foyer', 4008],
  ])('to %s is ended with %i', async (path, code) => {
    const client = await endpoint.connect(path);
    expect((await client.frame('pusher:error')).data).toMatchObject({ code });
    expect(await client.closed).toBe(code);
    expect(client.heard).toHaveLength(1);
  });

  it('is told how long it may be silent, and answered when it asks', async () => {
    const client = await endpoint.connect();
    const { data } = await client.frame('pusher:connection_established');
    expect(JSON.parse(data as string)).toEqual({
      socket_id: expect.stringMatching(/^\d+\.\d+$/),
      activity_timeout: 120,
    });
    client.say({ event: 'pusher:ping', data: {} });
    await client.frame('pusher:pong');
  });

  it('FAULT-23 is asked after a minute of silence, and ended when it does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    await endpoint.stop();
    endpoint = await testEndpoint();
    const [there, gone] = [await endpoint.connect(), await endpoint.connect()];
    await Promise.all([there.id(), gone.id()]);
    vi.advanceTimersByTime(60_000);
    await Promise.all([there.frame('pusher:ping'), gone.frame('pusher:ping')]);
    there.say({ event: 'pusher:pong', data: {} });
    there.say({ event: 'pusher:ping', data: {} });
    await there.frame('pusher:pong');
    vi.advanceTimersByTime(30_000);
    expect(await gone.closed).toBe(4201);
    expect(there.socket.readyState).toBe(there.socket.OPEN);
  });

  it('lives half an hour at most, so that a dead token hears no longer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    await endpoint.stop();
    endpoint = await testEndpoint();
    const client = await endpoint.connect();
    await client.id();
    for (let seconds = 0; seconds < 30 * 60; seconds += 20) {
      vi.advanceTimersByTime(20_000);
      if (client.socket.readyState !== client.socket.OPEN) break;
      client.heard.length = 0;
      client.say({ event: 'pusher:ping', data: {} });
      await Promise.race([client.frame('pusher:pong'), client.closed]);
    }
    expect(await client.closed).toBe(4200);
  });

  it('is sent away for a second when the process ends, whose end does not wait', async () => {
    const client = await endpoint.subscribed(CHANNEL);
    const silent = await endpoint.connect();
    silent.socket.pause();
    // It would wait for the silent one longer than for the limit of a test.
    await endpoint.stop();
    expect(await client.closed).toBe(4100);
    silent.socket.terminate();
    endpoint = await testEndpoint();
  });

  it('is one of so many from an address, and of so many in all', async () => {
    const from = (address: string) =>
      endpoint.connect(undefined, { headers: { 'X-Forwarded-For': address } });
    const many = await Promise.all(Array.from({ length: 40 }, () => from('203.0.113.7')));
    expect(await (await from('203.0.113.7')).closed).toBe(4100);
    many.push(
      ...(await Promise.all(Array.from({ length: 20 }, (_, i) => from(`198.51.100.${i}`)))),
    );
    expect(await (await from('192.0.2.1')).closed).toBe(4100);
    const [first] = many;
    first?.socket.close();
    await first?.closed;
    await (await from('203.0.113.7')).id();
    for (const { socket } of many) socket.terminate();
  });
});
