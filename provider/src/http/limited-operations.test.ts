import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { issueToken } from '../auth/tokens.ts';
import { createAdmin, createGuest, createHotel, type TestHotel } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import type { Env } from './call.ts';

const BURST = 3;
const RATE = { burst: BURST, perSecond: 1 };
const HIGH = { burst: 1000, perSecond: 1 };
const KINDS = { reads: RATE, writes: RATE, pictures: RATE };
const UNLIMITED = { reads: HIGH, writes: HIGH, pictures: HIGH };
const NO_RATES = {
  guest: UNLIMITED,
  admin: UNLIMITED,
  address: UNLIMITED,
  signedInAddress: HIGH,
  unknownTokens: HIGH,
};

/** Lists the operations without a limit, with the reason. */
const EXEMPT: Record<string, string> = {
  'GET /healthz': 'A monitor must never be refused; concurrent checks share one query.',
};
/** Lists the operations that are limited by address only, with the reason. */
const WITHOUT_GUESTS: Record<string, string> = {
  'GET /media/{hotel}/{file}': 'Browsers request pictures without a token.',
  'POST /operator/hotels': "The operator's key is no guest's token.",
  'GET /operator/hotels/{slug}': "The operator's key is no guest's token.",
};

describe('API-96 every operation of the OpenAPI document', () => {
  let app: TestApp;
  let hotel: TestHotel;
  let operations: { name: string; method: string; path: string; statuses: string[] }[];
  beforeAll(async () => {
    app = await testApp();
    hotel = await createHotel(app.db);
    type Document = { paths: Record<string, Record<string, { responses: object }>> };
    const document = (await (await app.app.request('/openapi.json')).json()) as Document;
    operations = Object.entries(document.paths).flatMap(([template, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => ({
        name: `${method.toUpperCase()} ${template}`,
        method: method.toUpperCase(),
        path: template.replaceAll(/\{\w+\}/g, '1'),
        statuses: Object.keys(responses),
      })),
    );
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => app.close());

  const limited = () => operations.filter(({ name }) => !(name in EXEMPT));
  const forGuests = () => limited().filter(({ name }) => !(name in WITHOUT_GUESTS));

  let addresses = 0;
  const newAddress = () => {
    addresses += 1;
    return `10.1.${addresses >> 8}.${addresses & 255}`;
  };
  function send(
    served: Hono<Env>,
    { method, path }: { method: string; path: string },
    { address = newAddress(), token = '' } = {},
    body: BodyInit = '{}',
  ) {
    return served.request(
      path,
      {
        method,
        headers: token ? { Authorization: `Bearer ${token}` } : {},
        ...(method !== 'GET' && { body, duplex: 'half' }),
      } as RequestInit,
      { incoming: { socket: { remoteAddress: address } } },
    );
  }
  /** Issues a new token of a user: the logout uses one up. */
  const newToken = ({ id }: { id: number }) =>
    app.db.transaction((tx) => issueToken(tx, app.deps, { id, hotel_id: hotel.id }));

  /** Expects that exactly the call after the burst is refused. */
  async function expectLimit(
    name: string,
    call: (index: number) => Response | Promise<Response>,
  ): Promise<void> {
    const statuses = [];
    for (let index = 0; index <= BURST; index += 1) statuses.push((await call(index)).status);
    const refused = statuses.map((status) => status === 429);
    expect(refused, `${name}: ${statuses}`).toEqual([false, false, false, true]);
  }

  test('names exemptions of operations that exist only, and documents all other limits', () => {
    const names = operations.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(40);
    expect(names).toEqual(
      expect.arrayContaining([...Object.keys(EXEMPT), ...Object.keys(WITHOUT_GUESTS)]),
    );
    for (const { name, statuses } of operations)
      expect(statuses.includes('429'), name).toBe(!(name in EXEMPT));
  });

  test('is limited by address for callers without a token', async () => {
    for (const operation of limited()) {
      const served = createApp(app.deps, { ...NO_RATES, address: KINDS });
      const address = newAddress();
      await expectLimit(operation.name, () => send(served, operation, { address }));
      expect((await send(served, operation)).status, operation.name).not.toBe(429);
    }
  });

  test('is limited by guest and by admin, from any address and device', async () => {
    const guest = await createGuest(app.db, hotel);
    const admin = await createAdmin(app.db, await createHotel(app.db));
    const rates = { ...NO_RATES, guest: KINDS, admin: KINDS };
    for (const user of [guest, admin])
      for (const operation of forGuests()) {
        const served = createApp(app.deps, rates);
        await expectLimit(operation.name, async () =>
          send(served, operation, { token: await newToken(user) }),
        );
      }
  });

  test('is limited by address for signed-in guests together', async () => {
    const guests = await Promise.all(
      Array.from({ length: BURST + 1 }, () => createGuest(app.db, hotel)),
    );
    for (const operation of forGuests()) {
      const served = createApp(app.deps, { ...NO_RATES, signedInAddress: RATE });
      const address = newAddress();
      await expectLimit(operation.name, async (index) =>
        send(served, operation, { address, token: await newToken(guests[index] ?? { id: 0 }) }),
      );
    }
  });

  test('API-98 has a budget of unknown tokens by address', async () => {
    for (const operation of forGuests()) {
      const served = createApp(app.deps, { ...NO_RATES, unknownTokens: RATE });
      const address = newAddress();
      await expectLimit(operation.name, () =>
        send(served, operation, { address, token: `7|${randomUUID()}` }),
      );
    }
  });

  test('API-97 is refused before its body is read and without a query', async () => {
    const address = newAddress();
    const rates = { ...NO_RATES, address: KINDS, guest: KINDS, unknownTokens: RATE };
    const served = createApp(app.deps, rates);
    const { token } = await createGuest(app.db, hotel);
    const read = { method: 'GET', path: '/hotels/1' };
    const write = { method: 'POST', path: '/quick-chat/typing' };
    const picture = { method: 'GET', path: '/media/1/1' };
    for (let call = 0; call <= BURST; call += 1) {
      for (const used of [read, write]) await send(served, used, { token });
      for (const used of [read, write, picture]) await send(served, used, { address });
      await send(served, read, { address, token: `7|${randomUUID()}` });
    }
    const queries = (
      ['select', 'insert', 'update', 'delete', 'execute', 'transaction'] as const
    ).map((name) => vi.spyOn(app.db, name));
    const pull = vi.fn();
    for (const operation of limited()) {
      const body = () => new ReadableStream({ pull }, { highWaterMark: 0 });
      const callers = [{ address }, ...(operation.name in WITHOUT_GUESTS ? [] : [{ token }])];
      const strangers = operation.name in WITHOUT_GUESTS ? [] : [{ address, token: '7|invented' }];
      for (const caller of [...callers, ...strangers]) {
        const { status } = await send(served, operation, caller, body());
        expect(status, operation.name).toBe(429);
      }
    }
    for (const query of queries) expect(query).not.toHaveBeenCalled();
    expect(pull).not.toHaveBeenCalled();
  });
});
