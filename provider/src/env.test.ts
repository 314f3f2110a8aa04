import { describe, expect, test } from 'vitest';
import { readEnvironment } from './env.ts';

describe('the environment variables', () => {
  test('are all optional', () => {
    expect(readEnvironment({})).toEqual({
      PROVIDER_PORT: 4000,
      DATABASE_CONNECTIONS: 10,
      FOYER_DATA: '.data',
      MAIL_FROM: 'Foyer <no-reply@foyer.test>',
      TRUSTED_PROXIES: ['127.0.0.0/8', '::1'],
      MEDIA_BASE: '/api/media',
      PUBLIC_URL: ['http://localhost:3000'],
      DEMO_DATA: 'on',
      PUSHER_SCHEME: 'https',
      LOG_LEVEL: 'info',
    });
  });

  test('count as unset when empty', () => {
    expect(readEnvironment({ PROVIDER_PORT: '', DATABASE_URL: '' })).toEqual(readEnvironment({}));
  });

  test.each([
    ['PROVIDER_PORT', 'abc'],
    ['PROVIDER_PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/foyer'],
    ['DATABASE_URL', 'localhost'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['MAIL_FROM', 'Foyer'],
    ['SECRET', 'short'],
    ...[
      ...['10.0.0.0/33', 'fd00::/129', '10.0.0.0/x8', '10.0.0.0/8x', '10.0.0.0/0008'],
      ...['10.0.0.0/', '10.0.0.0/8/8', 'gateway', '10.0.0.1,gateway'],
    ].map((value): [string, string] => ['TRUSTED_PROXIES', value]),
    ['MEDIA_BASE', 'media'],
    ['MEDIA_BASE', '/media/'],
    ['PUBLIC_URL', 'stay.example.com'],
    ['PUBLIC_URL', 'ftp://stay.example.com'],
    ['PUBLIC_URL', 'https://stay.example.com?a'],
    ['PUBLIC_URL', 'https://stay.example.com/app'],
    ['PUBLIC_URL', 'https://stay.example.com,stay.example.org'],
    ['PUBLIC_URL', ','],
    ['DEMO_DATA', 'maybe'],
    ['DATABASE_CONNECTIONS', '1'],
    ['DATABASE_CONNECTIONS', 'many'],
    ['PUSHER_APP_ID', 'an id'],
    ['PUSHER_APP_KEY', 'a/key'],
    ['PUSHER_APP_SECRET', 'short'],
    ['PUSHER_HOST', 'https://soketi.test'],
    ['PUSHER_PORT', '0'],
    ['PUSHER_SCHEME', 'wss'],
    ['PUSHER_APP_CLUSTER', 'eu.pusher.com'],
    ['LOG_LEVEL', 'loud'],
  ])('%s must not be %j, and the error names it', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name}: expected `));
  });

  test.each([{ PUSHER_HOST: 'soketi.test' }, { PUSHER_APP_CLUSTER: 'eu' }])(
    'must contain the app of the service that %j names',
    (variables) => {
      expect(() => readEnvironment(variables)).toThrow(
        /^PUSHER_APP_ID: .*\nPUSHER_APP_KEY: .*\nPUSHER_APP_SECRET: .*$/,
      );
    },
  );

  test('give an error line for each wrong variable', () => {
    expect(() => readEnvironment({ SECRET: 'x', PROVIDER_PORT: 'x' })).toThrow(
      /^PROVIDER_PORT: .*\nSECRET: .*$/,
    );
  });

  test('API-30 enable no demo data with DATABASE_URL by default', () => {
    const DATABASE_URL = 'postgres://localhost/foyer';
    expect(readEnvironment({ DATABASE_URL }).DEMO_DATA).toBe('off');
    expect(readEnvironment({ DATABASE_URL, DEMO_DATA: 'on' }).DEMO_DATA).toBe('on');
    expect(readEnvironment({ DEMO_DATA: 'off' }).DEMO_DATA).toBe('off');
  });

  test('may contain comma-separated ranges', () => {
    const ranges = ['10.0.0.1', '10.0.0.0/8', '10.0.0.0/32', '::1', 'fd00::/8', 'fd00::/128'];
    const { TRUSTED_PROXIES } = readEnvironment({ TRUSTED_PROXIES: ranges.join(', ') });
    expect(TRUSTED_PROXIES).toEqual(ranges);
  });
});
