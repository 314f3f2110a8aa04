import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProviderOptions, type RunningProvider, startProvider } from '../start.ts';
import { testData } from './test-databases.ts';

describe('the routes for browser tests', () => {
  let data: Awaited<ReturnType<typeof testData>>;
  let running: RunningProvider;
  const start = async (options: Partial<ProviderOptions>) => {
    running = await startProvider({ port: 0, ...data, ...options });
  };
  beforeAll(async () => {
    data = await testData();
    await start({ testing: true });
  });
  afterAll(async () => {
    await running.stop();
    await data.remove();
  });

  const call = async (path: string, body?: unknown, token?: string) => {
    const response = await fetch(running.url + path, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        Origin: 'http://tests.example',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
    });
    return { status: response.status, headers: response.headers, json: await response.json() };
  };

  test('create a hotel with overrides and a signed-in guest and admin', async () => {
    const made = await call('/testing/hotels', {
      name: 'Test House',
      settings: { allow_checkin: false, banner_video: null },
      checklist: [{ name: 'In the room', children: [{ name: 'A cot' }] }],
      categories: [{ name: 'Hotel', slug: 'hotel', children: [{ name: 'Pool', slug: 'pool' }] }],
    });
    expect(made.status).toBe(201);
    const { hotel, guest, admin } = made.json;
    const record = await call(`/hotels/${hotel.slug}`);
    expect(record.json.data).toMatchObject({
      name: 'Test House',
      settings: [{ allow_checkin: false, banner_video: null, primary_color: '#1e4a6e' }],
      categories: [{ slug: 'hotel', children: [{ slug: 'pool' }] }],
    });
    expect((await call('/checklist', undefined, guest.token)).json.data).toMatchObject([
      { name: 'In the room', children: [{ name: 'A cot' }] },
    ]);
    expect((await call(`/hotels/${hotel.slug}/quick-info`, undefined, guest.token)).status).toBe(
      200,
    );
    expect(guest.user.hotel.slug).toBe(hotel.slug);
    expect((await call('/admin/requests', undefined, admin.token)).json.data).toEqual([]);
    const { email, password } = admin;
    expect((await call('/login', { email, password })).status).toBe(200);
  });

  test('create another guest and return the mails to an address', async () => {
    const name = 'Zoë Lindqvist';
    const { json } = await call('/testing/guests', { hotel_slug: 'seaside-inn', name });
    expect(json).toMatchObject({ guest: { name, user: { hotel: { slug: 'seaside-inn' } } } });
    const { email } = json.guest;
    await call('/forget-password', { email });
    const mails = async () => (await call(`/testing/mails?to=${encodeURIComponent(email)}`)).json;
    await expect.poll(mails).toMatchObject([{ to: email, subject: 'Your code for Seaside Inn' }]);
  });

  test('accept calls from other origins', async () => {
    expect((await call('/healthz')).headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  // Last, since it restarts the provider.
  test('exist only in a provider started with `testing`', async () => {
    await running.stop();
    await start({});
    expect((await call('/testing/hotels', {})).status).toBe(404);
    expect((await call('/healthz')).headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});
