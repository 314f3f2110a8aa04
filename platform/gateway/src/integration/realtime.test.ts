import { readEnvironment } from '@foyer/common/gateway-environment';
import { socketOrigin } from '@foyer/releases/composition';
import { realtimeOf } from '@foyer/shared/contracts/pusher-variables.ts';
import { expect, test } from 'vitest';
import { testGateway } from '../testing/gateway.ts';

const CLUSTER = { PUSHER_APP_KEY: 'key', PUSHER_APP_CLUSTER: 'eu' };
const HOST = { PUSHER_APP_KEY: 'key', PUSHER_HOST: 'soketi.test', PUSHER_PORT: '6001' };
const wss = { key: 'key', host: 'soketi.test', port: 6001, tls: true };

test.each([
  ['the own endpoint', {}, undefined],
  ['the own endpoint under another key', { PUSHER_APP_KEY: 'key' }, { key: 'key' }],
  ['a cluster', CLUSTER, { key: 'key', host: 'ws-eu.pusher.com', tls: true }],
  ['a host', HOST, wss],
  ['a host before a cluster, as Laravel does', { ...CLUSTER, ...HOST }, wss],
  ['a host without tls', { ...HOST, PUSHER_SCHEME: 'http' }, { ...wss, tls: false }],
])('gives pages the settings of %s', (_, variables, realtime) => {
  expect(realtimeOf(readEnvironment(variables))).toEqual(realtime);
});

test.each([
  ["the page's own", 'http://foyer.test', undefined, 'ws://foyer.test'],
  ["the page's own", 'https://foyer.test', { key: 'key' }, 'wss://foyer.test'],
  ['the service', 'https://foyer.test', wss, 'wss://soketi.test:6001'],
  ['the service', 'https://foyer.test', { ...wss, tls: false }, 'ws://soketi.test:6001'],
  ['the service', 'https://foyer.test', { key: 'k', host: 'w.test' }, 'wss://w.test'],
  ['the service', 'http://foyer.test', { key: 'k', host: 'w.test' }, 'ws://w.test'],
])('lets a page open websockets only to %s', async (_, origin, realtime, sockets) => {
  const { app } = testGateway({ deps: { realtime } });
  const headers = { 'X-Forwarded-Proto': new URL(origin).protocol.slice(0, -1) };
  const page = await app.request('http://foyer.test/grand-plaza/login', { headers });
  const policy = page.headers.get('Content-Security-Policy');
  expect(policy).toContain(`connect-src 'self' ${sockets};`);
  const [, composition = ''] =
    /id="foyer-composition">(.*?)<\/script>/.exec(await page.text()) ?? [];
  expect(JSON.parse(composition).realtime).toEqual(realtime);
});

test('lets a page of unknown origin open websockets to its own origin, or securely to the service', () => {
  expect(socketOrigin({ key: 'k' }, undefined)).toBeUndefined();
  expect(socketOrigin({ key: 'k', host: 'w.test', tls: true }, undefined)).toBe('wss://w.test');
  expect(socketOrigin({ key: 'k', host: 'w.test' }, undefined)).toBe('ws://w.test');
});
