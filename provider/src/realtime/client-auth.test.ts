import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, createGuest, createHotel } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const AUTH = '/broadcasting/auth';
const USER_AUTH = '/broadcasting/user-auth';
const SOCKET = '12.34';
const FORM = 'application/x-www-form-urlencoded';

describe('API-22 signatures for the broadcasting service', () => {
  let app: TestApp;
  let hotel: Awaited<ReturnType<typeof createHotel>>;
  let guest: Awaited<ReturnType<typeof createGuest>>;
  beforeAll(async () => {
    app = await testApp();
    hotel = await createHotel(app.db);
    guest = await createGuest(app.db, hotel);
  });
  afterAll(() => app.close());

  async function requestSignature(path: string, fields: object, token?: string, type = FORM) {
    const body =
      type === FORM
        ? new URLSearchParams(fields as Record<string, string>).toString()
        : JSON.stringify(fields);
    const headers = {
      'Content-Type': type,
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const response = await app.app.request(path, { method: 'POST', body, headers });
    return { status: response.status, body: await response.json() };
  }
  const channel = (name: string, token = guest.token) =>
    requestSignature(AUTH, { socket_id: SOCKET, channel_name: name }, token);

  test("MSG-17 signs a guest's own chat and messages, for form and JSON bodies", async () => {
    for (const name of [`private-quick-chat.${guest.id}`, `private-messages.${guest.id}`]) {
      const signed = app.deps.signer.authorizeChannel(SOCKET, name);
      const fields = { socket_id: SOCKET, channel_name: name };
      expect(await channel(name)).toEqual({ status: 200, body: signed });
      const json = await requestSignature(AUTH, fields, guest.token, 'application/json');
      expect(json).toEqual({ status: 200, body: signed });
    }
  });

  test("signs the desk channel of an admin's own hotel", async () => {
    const admin = await createAdmin(app.db, hotel);
    const other = await createHotel(app.db);
    expect((await channel(`private-desk.${hotel.id}`, admin.token)).status).toBe(200);
    expect((await channel(`private-desk.${other.id}`, admin.token)).status).toBe(403);
    expect((await channel(`private-desk.${hotel.id}`)).status).toBe(403);
  });

  test('API-71 rejects channels of others and unknown channels with the same message', async () => {
    const neighbour = await createGuest(app.db, hotel);
    const stranger = await createGuest(app.db, await createHotel(app.db));
    for (const name of [
      `private-quick-chat.${neighbour.id}`,
      `private-messages.${stranger.id}`,
      'private-quick-chat.999999',
      `quick-chat.${guest.id}`,
      `presence-quick-chat.${guest.id}`,
      `private-encrypted-quick-chat.${guest.id}`,
      `private-quick-chat.${guest.id}.`,
    ])
      expect(await channel(name), name).toEqual({
        status: 403,
        body: { status: false, message: 'Forbidden.' },
      });
  });

  test("API-107 signs the session with the guest's channels as the user at sign-in", async () => {
    const { status, body } = await requestSignature(USER_AUTH, { socket_id: SOCKET }, guest.token);
    const id = `session-${guest.token.split('|')[0]}`;
    expect(status).toBe(200);
    const names = [`private-quick-chat.${guest.id}`, `private-messages.${guest.id}`];
    const user = { id, user_info: { channels: names } };
    expect(JSON.parse(body.user_data)).toEqual(user);
    expect(body).toEqual(app.deps.signer.authenticateUser(SOCKET, user));
  });

  test('API-71 rejects every request without a valid token, with the same message', async () => {
    for (const path of [AUTH, USER_AUTH])
      for (const token of [undefined, '1|x', guest.token.replace(/[^|]+$/, 'x'.repeat(43))])
        expect(await requestSignature(path, {}, token), path).toEqual({
          status: 401,
          body: { status: false, message: 'Unauthenticated.' },
        });
  });

  test.each([
    {},
    { socket_id: 'x', channel_name: 'private-messages.1' },
    { socket_id: '1.2:private-messages.2', channel_name: 'private-messages.1' },
    { socket_id: SOCKET, channel_name: 'private-messages.1:x' },
    { socket_id: SOCKET, channel_name: 'a'.repeat(201) },
    { socket_id: [SOCKET], channel_name: {} },
  ])('rejects invalid fields: %j', async (fields) => {
    for (const type of [FORM, 'application/json'])
      expect((await requestSignature(AUTH, fields, guest.token, type)).status).toBe(422);
  });

  test("API-72 ends a token's connections at logout, and those of all tokens at a new password", async () => {
    const other = await createGuest(app.db, hotel);
    const { email, password } = other;
    const secondToken = (await app.post('/login', { email, password })).body.data.token as string;
    const id = (token: string) => Number(token.split('|')[0]);
    app.disconnected.length = 0;
    await app.post('/logout', null, { token: secondToken });
    expect(app.disconnected).toEqual([id(secondToken)]);

    const third = (await app.post('/login', { email, password }, { token: other.token })).body.data;
    expect(app.disconnected).toEqual([id(secondToken), id(other.token)]);

    await app.post('/forget-password', { email });
    const { data } = (await app.post('/verify-otp', { email, otp: await app.code(email) })).body;
    const reset = { email, token: data.token, password: 'Lantern43' };
    await app.post('/reset-password', { ...reset, password_confirmation: 'Lantern43' });
    expect(app.disconnected).toEqual([id(secondToken), id(other.token), id(third.token)]);
  });
});
