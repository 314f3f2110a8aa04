import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CHANNEL, type TestEndpoint, testEndpoint } from '../testing/test-endpoint.ts';

let endpoint: TestEndpoint;
beforeEach(async () => {
  endpoint = await testEndpoint();
});
afterEach(async () => {
  await endpoint.stop();
});

const AuthError = { type: 'AuthError', status: 401 };

/** Sends a subscription of a client and returns its error. */
async function errorOf(data: object, connecting = endpoint.connect()) {
  const client = await connecting;
  await client.id();
  client.send({ event: 'pusher:subscribe', data });
  const { channel } = data as { channel: string };
  const { data: error } = await client.frame('pusher:subscription_error', channel.slice(0, 200));
  client.socket.terminate();
  return error;
}

describe('API-20 a subscription', () => {
  test('to a private channel needs a signature for the connection and the channel', async () => {
    const other = (id: string) => endpoint.sdk.authorizeChannel(id, 'private-quick-chat.2').auth;
    const otherConnection = () => endpoint.sdk.authorizeChannel('1.2', CHANNEL).auth;
    const forged = (id: string) => endpoint.wrongSecretSdk.authorizeChannel(id, CHANNEL).auth;
    const valid = (id: string) => endpoint.sdk.authorizeChannel(id, CHANNEL).auth;
    for (const invalidAuth of [
      () => undefined,
      () => '',
      () => 'foyer:',
      other,
      otherConnection,
      forged,
      (id: string) => valid(id).replace('foyer:', 'other:'),
      (id: string) => `${valid(id)} `,
      (id: string) => valid(id).slice(0, -1),
    ]) {
      const client = await endpoint.signIn(await endpoint.connect(), [CHANNEL]);
      const auth = invalidAuth(await client.id());
      const error = await errorOf({ channel: CHANNEL, auth }, Promise.resolve(client));
      expect(error).toMatchObject(AuthError);
    }
    const { occupied } = await (await endpoint.sdk.get({ path: `/channels/${CHANNEL}` })).json();
    expect(occupied).toBe(false);
  });

  test('needs the name of a private channel', async () => {
    for (const channel of ['', 'a b', 'private-a:b', '#server-to-user-session-1', 'é', 'open'])
      expect(await errorOf({ channel }), channel).toMatchObject({ status: 403 });
    for (const channel of ['presence-lobby', 'private-', `private-${'a'.repeat(193)}`])
      expect(await errorOf({ channel }), channel).toMatchObject({ status: 403 });
  });

  test("API-107 waits for the sign-in, whose session's channels it may join only", async () => {
    const OTHER = 'private-quick-chat.2';
    const client = await endpoint.connect();
    await endpoint.request(client, CHANNEL);
    await endpoint.request(client, OTHER);
    client.send({ event: 'pusher:ping', data: {} });
    await client.frame('pusher:pong');
    await endpoint.sdk.trigger(CHANNEL, 'QuickChatSend', 'before');
    await endpoint.signIn(client, [CHANNEL]);
    await client.frame('pusher_internal:subscription_succeeded', CHANNEL);
    expect((await client.frame('pusher:subscription_error', OTHER)).data).toMatchObject(AuthError);
    await endpoint.sdk.trigger([CHANNEL, OTHER], 'QuickChatSend', 'after');
    await client.frame('QuickChatSend', CHANNEL);
    const heard = client.received.filter(({ event }) => event === 'QuickChatSend');
    expect(heard).toEqual([{ event: 'QuickChatSend', channel: CHANNEL, data: 'after' }]);
  });

  test('API-107 ends with its session, also if its sign-in is signed before and sent after', async () => {
    const [listening, silent, late] = [
      await endpoint.subscribe(CHANNEL),
      await endpoint.connect(),
      await endpoint.connect(),
    ];
    for (const client of [silent, late]) await endpoint.request(client, CHANNEL);
    await endpoint.sdk.terminateUserConnections('session-1');
    expect(await listening.closed).toBe(4009);
    await endpoint.signIn(late, [CHANNEL]);
    expect(await late.closed).toBe(4009);
    await endpoint.sdk.trigger(CHANNEL, 'QuickChatSend', 'private');
    silent.send({ event: 'pusher:ping', data: {} });
    await silent.frame('pusher:pong');
    for (const { received } of [listening, silent, late])
      expect(received.map(({ event }) => event)).not.toContain('QuickChatSend');
  });

  test('API-107 belongs to one session: a second sign-in of the connection closes it', async () => {
    const client = await endpoint.subscribe(CHANNEL);
    await endpoint.signIn(client, [CHANNEL], 'session-2');
    expect(await client.closed).toBe(4009);
  });

  test('API-104 closes its connection after five failures, however many follow', async () => {
    const client = await endpoint.connect();
    for (let index = 0; index < 1000; index += 1)
      client.send({ event: 'pusher:subscribe', data: { channel: `invented-${index}` } });
    expect(await client.closed).toBe(4100);
    const events = client.received.map(({ event }) => event);
    expect(events.filter((event) => event === 'pusher:subscription_error')).toHaveLength(5);
    await endpoint.expectAlive();
  });

  test('API-104 is limited to ten of a connection, before and after its sign-in', async () => {
    const channels = Array.from({ length: 11 }, (_, index) => `private-quick-chat.${index}`);
    const [before, after] = [await endpoint.connect(), await endpoint.connect()];
    await endpoint.signIn(after, channels);
    for (const client of [before, after])
      for (const channel of channels) await endpoint.request(client, channel);
    await endpoint.signIn(before, channels);
    for (const client of [before, after]) {
      await client.frame('pusher_internal:subscription_succeeded', channels[9]);
      const { data } = await client.frame('pusher:subscription_error', channels[10]);
      expect(data).toMatchObject({ type: 'LimitReached' });
    }
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
