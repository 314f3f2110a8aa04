import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHotelPage } from '../../testing/hotel-page.tsx';
import { installFakeSockets } from './fake-socket.ts';

const hotel = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { api, page, realtime, session } = await import('../runtime.ts');
const { addressOf, TIMEOUTS } = await import('./connection.ts');
const { default: Pusher } = await import('pusher-js');
const guests = [await hotel.guest('Amelia Hart'), await hotel.guest('Bruno Vale')] as const;
const [amelia, bruno] = guests;
const realFetch = fetch;

/** The provider's next responses to channel authorizations: a status, a network error or none. */
let responses: (number | 'network' | 'never')[];
/** The authorization requests so far. */
let requests: { path: string; fields: Record<string, string>; headers: Headers }[];
let sockets: ReturnType<typeof installFakeSockets>;
const endings: (() => void)[] = [];

const newest = () => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('No socket has been opened');
  return socket;
};
const requestedChannels = () => requests.flatMap(({ fields }) => fields.channel_name ?? []);

function listen(channel: string, listener: Partial<Parameters<typeof realtime.listen>[1]> = {}) {
  const stop = realtime.listen(channel, { events: {}, ...listener });
  endings.push(stop);
  return stop;
}

/** Returns a request that never ends unless it is aborted. */
const hangs = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** Establishes the connection and joins its channels. */
async function connected(): Promise<void> {
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  newest().establish();
  await joined();
}

/** Confirms the newest socket's subscriptions. */
async function joined(): Promise<void> {
  await expect
    .poll(() => newest().sent.some(({ event }) => event === 'pusher:subscribe'))
    .toBe(true);
  newest().confirmSubscriptions();
}

beforeEach(() => {
  sockets = installFakeSockets();
  responses = [];
  requests = [];
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input);
    if (!path.startsWith('/broadcasting')) return realFetch(input, init);
    const fields = Object.fromEntries(init?.body as URLSearchParams) as Record<string, string>;
    requests.push({ path, fields, headers: new Headers(init?.headers) });
    const response = path.endsWith('user-auth') ? 200 : (responses.shift() ?? 200);
    if (response === 'network') throw new TypeError('Failed to fetch');
    if (response === 'never') return hangs(init?.signal);
    const signed = { auth: 'key:signature', user_data: '{"id":"1"}' };
    const refused = { status: false, message: 'Unauthenticated.' };
    return Response.json(response === 200 ? signed : refused, { status: response });
  });
  session.signIn(amelia.user, amelia.token);
});

afterEach(() => {
  for (const end of endings.splice(0)) end();
  session.signOut();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('CONST-02 sends a ping after 120 s of silence, waits 30 s for the pong, and is unavailable after 10 s', async () => {
  expect(TIMEOUTS).toEqual({
    activityTimeout: 120_000,
    pongTimeout: 30_000,
    unavailableTimeout: 10_000,
  });
  listen('talk');
  await expect.poll(() => sockets.length).toBe(1);
  expect(Pusher.instances.at(-1)?.config).toMatchObject(TIMEOUTS);
});

test('connects to the page’s origin below /-/ws by default', async () => {
  listen('talk');
  await expect.poll(() => sockets.length).toBe(1);
  const { protocol, host, pathname } = new URL(newest().url);
  expect([protocol, host, pathname]).toEqual(['ws:', location.host, '/-/ws/app/foyer']);
  expect(addressOf({ key: 'theirs', host: 'ws.pusher.test', tls: true })).toMatchObject({
    forceTLS: true,
    wsHost: 'ws.pusher.test',
    wssPort: 443,
    wsPath: '',
  });
});

test('MSG-18 both authorization requests carry the token, the CSRF token and the socket id, as a form', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a Laravel provider would set it
  document.cookie = 'XSRF-TOKEN=eyJpdiI6%3D%3D; path=/';
  listen('talk');
  await connected();
  const socket = newest().id;
  expect(requests.map(({ path, fields }) => [path, fields])).toEqual(
    expect.arrayContaining([
      ['/broadcasting/auth', { channel_name: 'private-talk', socket_id: socket }],
      ['/broadcasting/user-auth', { socket_id: socket }],
    ]),
  );
  for (const { headers } of requests) {
    expect(headers.get('Authorization')).toBe(`Bearer ${amelia.token}`);
    expect(headers.get('X-Socket-ID')).toBe(socket);
    expect(headers.get('X-XSRF-TOKEN'), 'as it is, not as a cookie writes it').toBe('eyJpdiI6==');
    expect(headers.get('X-CSRF-TOKEN'), 'Laravel would believe this one').toBeNull();
  }
  // biome-ignore lint/suspicious/noDocumentCookie: it goes again
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
});

test('MSG-18 the CSRF token of the page’s meta element takes precedence over the cookie', async () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'csrf-token', content: 'm' });
  document.head.append(meta);
  listen('talk');
  await connected();
  meta.remove();
  expect(requests[0]?.headers.get('X-CSRF-TOKEN')).toBe('m');
});

test('API calls carry the socket id, so that the provider excludes this page from their events', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  const headersOf = () => new Headers(sent.mock.lastCall?.[1]?.headers);
  listen('talk');
  const nothing = () => api.post('/nothing', {}, expect.anything()).catch(() => undefined);
  await nothing();
  expect(headersOf().get('X-Socket-ID')).toBeNull();
  await connected();
  await nothing();
  expect(headersOf().get('X-Socket-ID')).toBe(newest().id);
});

test('MSG-24 joins a channel once for all its listeners and leaves it with the last', async () => {
  const received: unknown[] = [];
  const [first, second] = [1, 2].map((listener) =>
    listen('talk', {
      events: { Said: (data) => received.push([listener, data]) },
      subscribed: () => received.push([listener, 'subscribed']),
    }),
  );
  listen('other');
  await connected();
  expect(requestedChannels()).toEqual(['private-talk', 'private-other']);
  newest().deliver('Said', { id: 1 }, 'private-talk');
  newest().deliver('App\\Events\\Said', { id: 2 }, 'private-talk');
  newest().deliver('constructor', { id: 3 }, 'private-talk');
  first?.();
  listen('talk', { subscribed: () => received.push([3, 'subscribed']) });
  await expect.poll(() => received).toContainEqual([3, 'subscribed']);
  expect(received).toEqual([
    [1, 'subscribed'],
    [2, 'subscribed'],
    [1, { id: 1 }],
    [2, { id: 1 }],
    [1, { id: 2 }],
    [2, { id: 2 }],
    [3, 'subscribed'],
  ]);
  expect(newest().sent).toEqual([]);
  second?.();
  endings.pop()?.();
  await expect
    .poll(() => newest().sent)
    .toEqual([{ event: 'pusher:unsubscribe', data: { channel: 'private-talk' } }]);
  expect(newest().closed).toBe(false);
});

test('MSG-46 closes the connection when the last listener leaves', async () => {
  const stop = listen('talk');
  await connected();
  expect(realtime.state()).toBe('connected');
  stop();
  await expect.poll(() => newest().closed).toBe(true);
  expect(realtime.state()).toBe('idle');
});

test('joins a channel that was left before its subscription when a listener returns', async () => {
  const names = () =>
    newest().sent.flatMap(({ event, data }) => (event === 'pusher:subscribe' ? data.channel : []));
  listen('other');
  const stop = listen('talk');
  await expect.poll(() => sockets.length).toBe(1);
  newest().establish();
  expect(requestedChannels()).toContain('private-talk');
  stop();
  await expect.poll(names).toEqual(['private-other']);
  const received: unknown[] = [];
  listen('talk', { events: { Said: (data) => received.push(data) } });
  await expect.poll(names).toEqual(['private-other', 'private-talk']);
  newest().confirmSubscriptions();
  newest().deliver('Said', { id: 1 }, 'private-talk');
  expect(received).toEqual([{ id: 1 }]);
});

test('MSG-46 signing out closes the connection, and the next guest gets a new one', async () => {
  listen('talk');
  await connected();
  session.signOut();
  expect([newest().closed, realtime.state()]).toEqual([true, 'idle']);
  expect(newest().drop()).toBeUndefined();

  session.signIn(bruno.user, bruno.token);
  requests.length = 0;
  await expect.poll(() => sockets.length).toBe(2);
  await connected();
  expect(requestedChannels()).toEqual(['private-talk']);
  for (const { headers } of requests)
    expect(headers.get('Authorization')).toBe(`Bearer ${bruno.token}`);
});

test('FAULT-28 opens a new connection for another guest who signs in in another tab', async () => {
  listen('talk');
  await connected();
  localStorage.setItem('user', JSON.stringify(bruno.user));
  localStorage.setItem('token', bruno.token);
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(sockets[0]?.closed).toBe(true);
  await expect.poll(() => sockets.length).toBe(2);
});

test.each([401, 419])('FAULT-24 a %i for a channel ends the session', async (status) => {
  responses = [status];
  listen('talk');
  await expect.poll(() => sockets.length).toBe(1);
  newest().establish();
  await expect.poll(() => session.get().status).toBe('signed-out');
  expect([realtime.state(), newest().closed]).toEqual(['idle', true]);
});

test('FAULT-24 logs a refused channel and does not request it again', async () => {
  responses = [403];
  listen('refused');
  await expect.poll(() => sockets.length).toBe(1);
  newest().establish();
  await expect.poll(() => vi.mocked(console.warn)).toHaveBeenCalledOnce();
  expect(session.get().status).toBe('signed-in');
  vi.useFakeTimers();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requestedChannels()).toEqual(['private-refused']);
});

test('FAULT-24 retries a failing provider with growing pauses until it responds', async () => {
  vi.useFakeTimers();
  responses = [500, 'network', 429, 503];
  listen('talk');
  await expect.poll(() => sockets.length).toBe(1);
  newest().establish();
  const at: number[] = [];
  const begin = Date.now();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    while (requestedChannels().length < attempt) await vi.advanceTimersByTimeAsync(50);
    at.push(Date.now() - begin);
  }
  const pauses = at.slice(1).map((time, index) => time - (at[index] ?? 0));
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  await vi.advanceTimersByTimeAsync(50);
  await joined();
  expect(realtime.state()).toBe('connected');
});

test('FAULT-23 retries an authorization on a dead connection with a longer timeout', async () => {
  const limits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    const passed = new AbortController();
    setTimeout(() => passed.abort(new DOMException('Too late', 'TimeoutError')));
    return passed.signal;
  });
  responses = ['never'];
  listen('talk');
  await connected();
  expect(requestedChannels()).toEqual(['private-talk', 'private-talk']);
  expect(limits).toContain(3000);
  expect(Math.max(...limits)).toBe(6000);
});

test('FAULT-24 stops authorization requests for a closed socket', async () => {
  vi.useFakeTimers();
  responses = [500, 500, 500, 500];
  listen('talk');
  await expect.poll(() => sockets.length).toBe(1);
  newest().establish();
  await expect.poll(requestedChannels).toHaveLength(1);
  newest().drop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requestedChannels()).toHaveLength(1);
});

test('MSG-47 FAULT-21 reports every subscription, the first and each after a reconnect', async () => {
  vi.useFakeTimers();
  const subscribed = vi.fn();
  listen('talk', { subscribed });
  await connected();
  expect(subscribed).toHaveBeenCalledTimes(1);
  newest().drop();
  expect(realtime.state()).toBe('connecting');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sockets).toHaveLength(2);
  await connected();
  expect([subscribed.mock.calls.length, realtime.state()]).toEqual([2, 'connected']);
});

/** Returns the times of the attempts in milliseconds from now. Each attempt ends with `end`. */
async function attempts(end: () => void, duration: number): Promise<number[]> {
  const at: number[] = [];
  const begin = Date.now();
  let seen = sockets.length;
  setTimeout(() => {}, duration);
  while (Date.now() - begin < duration) {
    await vi.advanceTimersToNextTimerAsync();
    if (sockets.length === seen) continue;
    seen = sockets.length;
    // pusher-js made an attempt of its own, which was ended before it reached the service.
    if (newest().closed) continue;
    at.push(Date.now() - begin);
    end();
  }
  return at;
}

for (const { what, end, longest = 4_500 } of [
  // Ends before it opens, which pusher-js does not report.
  { what: 'is refused', longest: 8_500, end: () => newest().drop() },
  {
    what: 'is closed with 4100',
    end: () => {
      newest().open();
      newest().drop(4100);
    },
  },
  {
    what: 'is closed with 4200',
    end: () => {
      newest().open();
      newest().drop(4200);
    },
  },
  {
    what: 'gets error 4200 in place of the welcome message',
    end: () => {
      newest().open();
      newest().deliver('pusher:error', { code: 4200, message: 'Again' });
    },
  },
  {
    what: 'is established and at once closed with 4200',
    end: () => {
      newest().establish();
      newest().drop(4200);
    },
  },
]) {
  test(`reconnects within seconds and never in a tight loop if every connection ${what}`, async () => {
    vi.useFakeTimers();
    listen('talk');
    await expect.poll(() => sockets.length).toBe(1);
    end();
    const at = await attempts(end, 30_000);
    expect(at.length).toBeLessThan(16);
    const pauses = at.map((time, index) => time - (at[index - 1] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(250);
    expect(Math.max(...pauses)).toBeLessThan(longest);
  });
}

test('waits longer after the service has refused the connection', async () => {
  vi.useFakeTimers();
  listen('talk');
  await expect.poll(() => sockets.length).toBe(1);
  const refuse = () => {
    newest().open();
    newest().drop(4001);
  };
  refuse();
  expect(await attempts(refuse, 29_000)).toHaveLength(1);
  expect(await attempts(refuse, 60_000)).toHaveLength(1);
});

test('repeats a hanging attempt after five seconds, and is unavailable after ten', async () => {
  vi.useFakeTimers();
  listen('talk');
  await expect.poll(() => sockets.length).toBe(1);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([sockets.length, sockets[0]?.closed]).toEqual([2, true]);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(realtime.state()).toBe('connecting');
  await vi.advanceTimersByTimeAsync(500);
  expect(realtime.state()).toBe('unavailable');
});

for (const [what, wake] of [
  ['the network is back', () => dispatchEvent(new Event('online'))],
  ['the phone is unlocked', () => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'the page comes back',
    () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
] as const) {
  test(`FAULT-23 when ${what}, detects a half-open socket and replaces it within 5 s`, async () => {
    vi.useFakeTimers();
    listen('talk');
    await connected();
    newest().sent.length = 0;
    wake();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sockets[0]?.sent).toEqual([{ event: 'pusher:ping', data: {} }]);
    expect([sockets.length, sockets[0]?.closed]).toEqual([2, true]);
    await connected();
    expect(realtime.state()).toBe('connected');

    wake();
    newest().deliver('pusher:pong', {});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sockets, 'a socket that responds stays open').toHaveLength(2);
  });

  test(`when ${what}, makes the next attempt at once`, async () => {
    vi.useFakeTimers();
    listen('talk');
    await expect.poll(() => sockets.length).toBe(1);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    newest().drop();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(sockets, 'a device that is offline does not try').toHaveLength(1);
    wake();
    await vi.advanceTimersByTimeAsync(250);
    expect(sockets).toHaveLength(2);
  });
}

test('FAULT-27 closes the socket when the guest leaves the page and opens one when the page returns', async () => {
  vi.useFakeTimers();
  listen('talk');
  await connected();
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(newest().closed).toBe(true);
  newest().drop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await vi.advanceTimersByTimeAsync(250);
  expect(sockets).toHaveLength(2);
});

test('connects to the address that the composition sets', async () => {
  page.composition.realtime = { key: 'theirs', host: 'ws.pusher.test', port: 6001, tls: true };
  listen('talk');
  await expect.poll(() => sockets.length).toBe(1);
  delete page.composition.realtime;
  expect(newest().url).toMatch('wss://ws.pusher.test:6001/app/theirs?');
});
