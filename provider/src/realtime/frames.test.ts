import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CHANNEL, type TestEndpoint, testEndpoint } from '../testing/test-endpoint.ts';

let endpoint: TestEndpoint;
beforeEach(async () => {
  endpoint = await testEndpoint();
});
afterEach(async () => {
  await endpoint.stop();
});

describe('API-20 a subscription', () => {
  async function errorOf(data: object, connecting = endpoint.connect()) {
    const client = await connecting;
    await client.id();
    client.send({ event: 'pusher:subscribe', data });
    const { channel } = data as { channel: string };
    return (await client.frame('pusher:subscription_error', channel.slice(0, 200))).data;
  }
  const AuthError = { type: 'AuthError', status: 401 };

  test('to a private channel needs a signature for the connection and the channel', async () => {
    const connecting = endpoint.connect();
    const id = await (await connecting).id();
    const other = endpoint.sdk.authorizeChannel(id, 'private-quick-chat.2');
    const otherConnection = endpoint.sdk.authorizeChannel('1.2', CHANNEL);
    const forged = endpoint.wrongSecretSdk.authorizeChannel(id, CHANNEL);
    const { auth } = endpoint.sdk.authorizeChannel(id, CHANNEL);
    for (const invalidAuth of [
      undefined,
      '',
      'foyer:',
      other.auth,
      otherConnection.auth,
      forged.auth,
      auth.replace('foyer:', 'other:'),
      `${auth} `,
      auth.slice(0, -1),
    ])
      expect(await errorOf({ channel: CHANNEL, auth: invalidAuth }, connecting)).toMatchObject(
        AuthError,
      );
    await endpoint.sdk.trigger(CHANNEL, 'QuickChatSend', {});
    expect((await connecting).received.some(({ event }) => event === 'QuickChatSend')).toBe(false);
  });

  test("needs a valid name; presence channels and other users' channels are rejected", async () => {
    for (const channel of ['', 'a b', 'a:b', '#server-to-user-1', 'é', 'a'.repeat(201)])
      expect(await errorOf({ channel })).toMatchObject({ status: 400 });
    expect(await errorOf({ channel: 'presence-lobby' })).toMatchObject({ status: 403 });
  });

  test('API-69 is limited to a hundred; ten thousand close the connection only', async () => {
    const client = await endpoint.connect();
    for (let index = 0; index < 10_000; index += 1)
      client.send({ event: 'pusher:subscribe', data: { channel: `open-${index}` } });
    expect(await client.closed).toBe(4100);
    const done = (event: string) => client.received.filter((frame) => frame.event === event).length;
    expect(done('pusher_internal:subscription_succeeded')).toBe(100);
    expect(done('pusher:subscription_error')).toBe(100);
    await endpoint.expectAlive();
  });

  test('ends on request and with its connection', async () => {
    const [stays, leaves, breaks] = [
      await endpoint.subscribe(CHANNEL),
      await endpoint.subscribe(CHANNEL),
      await endpoint.subscribe(CHANNEL),
    ];
    leaves.send({ event: 'pusher:unsubscribe', data: { channel: CHANNEL } });
    leaves.send({ event: 'pusher:ping', data: {} });
    await leaves.frame('pusher:pong');
    breaks.socket.terminate();
    await breaks.closed;
    const count = async () => {
      const response = await endpoint.sdk.get({
        path: `/channels/${CHANNEL}`,
        params: { info: 'subscription_count' },
      });
      return (await response.json()).subscription_count;
    };
    await expect.poll(count).toBe(1);
    await endpoint.sdk.trigger(CHANNEL, 'QuickChatSend', {});
    await stays.frame('QuickChatSend', CHANNEL);
    expect(leaves.received.some(({ event }) => event === 'QuickChatSend')).toBe(false);
  });
});
