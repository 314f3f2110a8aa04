import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHANNEL, type TestEndpoint, testEndpoint } from '../testing/test-endpoint.ts';

let endpoint: TestEndpoint;
beforeEach(async () => {
  endpoint = await testEndpoint();
});
afterEach(async () => {
  await endpoint.stop();
});

describe('API-20 a subscription', () => {
  async function refusal(data: object, asked = endpoint.connect()) {
    const client = await asked;
    await client.id();
    client.say({ event: 'pusher:subscribe', data });
    const { channel } = data as { channel: string };
    return (await client.frame('pusher:subscription_error', channel.slice(0, 200))).data;
  }
  const AuthError = { type: 'AuthError', status: 401 };

  it('to a private channel needs a signature for this connection and this channel', async () => {
    const asked = endpoint.connect();
    const id = await (await asked).id();
    const other = endpoint.sdk.authorizeChannel(id, 'private-quick-chat.2');
    const elsewhere = endpoint.sdk.authorizeChannel('1.2', CHANNEL);
    const forged = endpoint.stranger.authorizeChannel(id, CHANNEL);
    const { auth } = endpoint.sdk.authorizeChannel(id, CHANNEL);
    for (const tried of [
      undefined,
      '',
      'foyer:',
      other.auth,
      elsewhere.auth,
      forged.auth,
      auth.replace('foyer:', 'other:'),
      `${auth} `,
      auth.slice(0, -1),
    ])
      expect(await refusal({ channel: CHANNEL, auth: tried }, asked)).toMatchObject(AuthError);
    expect(await refusal({ channel: CHANNEL, auth, channel_data: '{}' }, asked)).toMatchObject(
      AuthError,
    );
    await endpoint.sdk.trigger(CHANNEL, 'QuickChatSend', {});
    expect((await asked).heard.some(({ event }) => event === 'QuickChatSend')).toBe(false);
  });

  it('has a name of the protocol; presence channels and the users of others are not served', async () => {
    for (const channel of ['', 'a b', 'a:b', '#server-to-user-1', 'é', 'a'.repeat(201)])
      expect(await refusal({ channel })).toMatchObject({ status: 400 });
    expect(await refusal({ channel: 'presence-lobby' })).toMatchObject({ status: 403 });
  });

  it('is one of a hundred: ten thousand end the connection, and nothing else', async () => {
    const client = await endpoint.connect();
    for (let index = 0; index < 10_000; index += 1)
      client.say({ event: 'pusher:subscribe', data: { channel: `open-${index}` } });
    expect(await client.closed).toBe(4100);
    const done = (event: string) => client.heard.filter((frame) => frame.event === event).length;
    expect(done('pusher_internal:subscription_succeeded')).toBe(100);
    expect(done('pusher:subscription_error')).toBe(100);
    await endpoint.expectAlive();
  });

  it('ends when it is asked to, and with its connection', async () => {
    const [stays, leaves, breaks] = [
      await endpoint.subscribed(CHANNEL),
      await endpoint.subscribed(CHANNEL),
      await endpoint.subscribed(CHANNEL),
    ];
    leaves.say({ event: 'pusher:unsubscribe', data: { channel: CHANNEL } });
    leaves.say({ event: 'pusher:ping', data: {} });
    await leaves.frame('pusher:pong');
    breaks.socket.terminate();
    await breaks.closed;
    const count = async () => {
      const answer = await endpoint.sdk.get({
        path: `/channels/${CHANNEL}`,
        params: { info: 'subscription_count' },
      });
      return (await answer.json()).subscription_count;
    };
    await expect.poll(count).toBe(1);
    await endpoint.sdk.trigger(CHANNEL, 'QuickChatSend', {});
    await stays.frame('QuickChatSend', CHANNEL);
    expect(leaves.heard.some(({ event }) => event === 'QuickChatSend')).toBe(false);
  });
});
