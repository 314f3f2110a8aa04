import { expect, test } from 'vitest';
import { readEnvironment } from './gateway-environment.ts';

test('uses the defaults without variables and treats an empty one as unset', () => {
  expect(readEnvironment({ PORT: '', PATH: '/bin' })).toMatchObject({
    PORT: 3000,
    FOYER_DATA: '.data',
    PROVIDER_URL: 'http://localhost:4000',
  });
});

test('names every invalid variable', () => {
  const read = () => readEnvironment({ PORT: '70000', PROVIDER_URL: 'ftp://x', RELEASES_URL: 'x' });
  expect(read).toThrow(/PORT: .*\nPROVIDER_URL: .*\nRELEASES_URL: /);
});

test.each([
  ['s3://bucket', 's3://bucket'],
  ['s3://bucket/foyer/one/', 's3://bucket/foyer/one'],
  ['https://releases.test/foyer/', 'https://releases.test/foyer'],
])('FLEET-78 accepts object storage or an origin as a store: %s', (RELEASES_URL, read) => {
  expect(readEnvironment({ RELEASES_URL }).RELEASES_URL).toBe(read);
});

test.each(['s3://', 's3://B', 's3://bucket//x', 's3://bucket?x=1', 'ftp://x'])(
  'FLEET-78 rejects %s as a store',
  (RELEASES_URL) => {
    expect(() => readEnvironment({ RELEASES_URL })).toThrow(
      /^RELEASES_URL: expected object storage/,
    );
  },
);

test.each(['http://user:word@provider.test', 'http://provider.test/?key=1', 'http://p.test/#x'])(
  'rejects a base URL that no path can be appended to: %s',
  (PROVIDER_URL) => {
    expect(() => readEnvironment({ PROVIDER_URL })).toThrow(/^PROVIDER_URL: /);
  },
);

test('requires a key for the weather service', () => {
  expect(() => readEnvironment({ WEATHER_URL: 'https://weather.test' })).toThrow('WEATHER_KEY');
  const both = { WEATHER_URL: 'https://weather.test', WEATHER_KEY: 'its key' };
  expect(readEnvironment(both)).toMatchObject(both);
});

test.each([{ PUSHER_HOST: 'soketi.test' }, { PUSHER_APP_CLUSTER: 'eu' }])(
  'requires an app key for another broadcasting service: %j',
  (variables) => {
    expect(() => readEnvironment(variables)).toThrow(/^PUSHER_APP_KEY: [^\n]*$/);
  },
);

test('FLEET-54 accepts one public origin or several', () => {
  const of = (PUBLIC_URL: string) => readEnvironment({ PUBLIC_URL }).PUBLIC_URL;
  expect(of('https://stay.test/')).toEqual(['https://stay.test']);
  expect(of('https://stay.test, http://stay.test:81')).toEqual([
    'https://stay.test',
    'http://stay.test:81',
  ]);
});

test.each([
  'stay.test',
  'ftp://stay.test',
  'https://stay.test/app',
  'https://a.test,',
  'https://u@a.test',
])('FLEET-54 rejects a public origin like %s', (PUBLIC_URL) => {
  expect(() => readEnvironment({ PUBLIC_URL })).toThrow(/^PUBLIC_URL: expected /);
});

test("LOOK-14 accepts one preview origin, at another host than the guests' origins", () => {
  const of = (PREVIEW_URL: string, PUBLIC_URL?: string) => () =>
    readEnvironment({ PREVIEW_URL, PUBLIC_URL }).PREVIEW_URL;
  expect(of('https://preview.stay.test/', 'https://stay.test')()).toBe('https://preview.stay.test');
  expect(of('http://preview.localhost:3000')()).toBe('http://preview.localhost:3000');
  for (const wrong of [
    'preview',
    'https://a.test/preview',
    'https://a.test,https://b.test',
    'ftp://a.test',
  ])
    expect(of(wrong), wrong).toThrow(/^PREVIEW_URL: expected /);
  for (const shared of ['https://stay.test', 'https://STAY.test:8443', 'http://b.test'])
    expect(of(shared, 'https://stay.test,https://b.test'), shared).toThrow(/^PREVIEW_URL: /);
});

test.each(['a session', 'a=b', 'a;b', 'é', 'a'.repeat(65)])(
  'FLEET-51 rejects %j as the name of a session cookie',
  (SESSION_COOKIE) => {
    expect(() => readEnvironment({ SESSION_COOKIE })).toThrow(/^SESSION_COOKIE: expected /);
  },
);

test.each([
  ['PUSHER_APP_KEY', 'a key'],
  ['PUSHER_HOST', 'https://soketi.test'],
  ['PUSHER_PORT', '0'],
  ['PUSHER_SCHEME', 'wss'],
  ['PUSHER_APP_CLUSTER', 'eu.pusher.com'],
])('names %s if it is %j', (name, value) => {
  expect(() => readEnvironment({ PUSHER_APP_KEY: 'key', [name]: value })).toThrow(
    new RegExp(`^${name}: expected `),
  );
});

test('SCALE-12 reads how many calls the provider gets at once', () => {
  const of = (PROVIDER_CONNECTIONS?: string) =>
    readEnvironment({ PROVIDER_CONNECTIONS }).PROVIDER_CONNECTIONS;
  expect([of(), of('50')]).toEqual([10, 50]);
  for (const wrong of ['0', '1001', 'many'])
    expect(() => of(wrong)).toThrow('PROVIDER_CONNECTIONS: expected a number from 1 to 1000.');
});

test('ORIGIN-23 reads whether subdomains need https too', () => {
  const of = (HSTS_SUBDOMAINS?: string) => readEnvironment({ HSTS_SUBDOMAINS }).HSTS_SUBDOMAINS;
  expect([of(), of('on'), of('off')]).toEqual(['off', 'on', 'off']);
  expect(() => of('yes')).toThrow('HSTS_SUBDOMAINS: expected on or off.');
});

test('ORIGIN-20 reads the trusted proxies; by default those on the same machine', () => {
  const of = (TRUSTED_PROXIES?: string) => readEnvironment({ TRUSTED_PROXIES }).TRUSTED_PROXIES;
  expect(of()).toEqual(['127.0.0.0/8', '::1']);
  expect(of('10.0.0.0/8, fd00::1')).toEqual(['10.0.0.0/8', 'fd00::1']);
  for (const wrong of ['proxy.test', '10.0.0.0/33', '*'])
    expect(() => of(wrong), wrong).toThrow(/^TRUSTED_PROXIES: expected addresses or ranges/);
});
