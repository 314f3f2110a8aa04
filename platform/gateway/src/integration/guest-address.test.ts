import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guestAddress, trustedProxies } from '@foyer/common/guest-address';
import { LOCAL_PROXIES } from '@foyer/common/trusted-proxies';
import { expect, onTestFinished, test } from 'vitest';
import { type GatewayOptions, startGateway } from '../start.ts';
import { testGateway } from '../testing/gateway.ts';

const GUEST = '203.0.113.9';
const GATEWAY = '10.0.0.3';

test.each([
  ['no proxy', LOCAL_PROXIES, [GUEST], GUEST],
  ['no proxy, a forged header', LOCAL_PROXIES, ['1.1.1.1', GUEST], GUEST],
  ['one proxy', LOCAL_PROXIES, [GUEST, '127.0.0.1'], GUEST],
  ['one proxy, a forged header', LOCAL_PROXIES, ['1.1.1.1', GUEST, '127.0.0.1'], GUEST],
  ['two proxies', ['10.0.0.0/8'], [GUEST, '10.0.0.1', '10.0.0.2'], GUEST],
  ['two proxies, a forged header', ['10.0.0.0/8'], ['10.9.9.9', GUEST, '10.0.0.2'], GUEST],
  ['a guest in the range of the proxies', ['10.0.0.0/8'], ['10.1.2.3', '10.0.0.2'], '10.1.2.3'],
  ['an unknown proxy', LOCAL_PROXIES, [GUEST, '192.0.2.1'], '192.0.2.1'],
])('ORIGIN-19 with %s the provider counts the guest', async (_, ranges, hops, counted) => {
  const trusted = trustedProxies(ranges);
  const peer = hops.at(-1);
  const { get, state } = testGateway({
    provider: () => Response.json({}),
    deps: {
      guestAddress: ({ headers }) => guestAddress(peer, headers.get('X-Forwarded-For'), trusted),
    },
  });
  const forwardedFor = hops.slice(0, -1).join(', ');
  await get('/api/x', forwardedFor ? { 'X-Forwarded-For': forwardedFor } : {});
  const sent = new Headers(state.requests[0]?.init?.headers).get('X-Forwarded-For');
  // The provider trusts the proxies of its own list, and the gateway is one.
  const trustedByProvider = trustedProxies([...ranges, GATEWAY]);
  expect(guestAddress(GATEWAY, sent, trustedByProvider)).toBe(counted);
});

/** Starts a gateway before a provider that answers with the address it was sent. */
async function started(options: Partial<GatewayOptions> = {}) {
  const provider = createServer(({ headers }, response) => {
    response.end(String(headers['x-forwarded-for']));
  });
  await once(provider.listen(0), 'listening');
  const providerUrl = `http://localhost:${(provider.address() as AddressInfo).port}`;
  const log: string[] = [];
  const write = (fields: object, message: string) =>
    log.push(`${message} ${JSON.stringify(fields)}`);
  const gateway = await startGateway({
    port: 0,
    dataDir: '/nowhere',
    providerUrl,
    log: { info: write, warn: write, error: write },
    ...options,
  });
  onTestFinished(async () => {
    provider.close();
    await gateway.stop();
  });
  const call = async (forwardedFor: string) => {
    const headers = { 'X-Forwarded-For': forwardedFor };
    return (await fetch(`${gateway.url}/api/x`, { headers })).text();
  };
  return { url: gateway.url, log, call };
}

test('ORIGIN-19 believes a proxy on the same machine, and no hop before the guest', async () => {
  const { call, log } = await started();
  expect(await call(`1.1.1.1, ${GUEST}`)).toBe(GUEST);
  expect(log).toEqual([]);
});

test('ORIGIN-20 believes no other client, warns of it once an hour, and counts it as one', async () => {
  const { url, call, log } = await started({ trustedProxies: ['192.0.2.1'] });
  const answers = new Set<string>();
  for (let tries = 0; tries < 40; tries += 1) answers.add(await call(`198.51.100.${tries}`));
  expect([...answers]).toEqual([expect.stringMatching(/^(?:127\.0\.0\.1|::1)$/)]);
  expect(log).toEqual([expect.stringContaining('add it to TRUSTED_PROXIES')]);
  for (let tries = 0; tries < 40; tries += 1) {
    const headers = { 'X-Forwarded-For': `198.51.100.${tries}` };
    const body = JSON.stringify({ type: 'csp-violation', body: {} });
    await fetch(`${url}/-/reports`, { method: 'POST', body, headers });
  }
  expect(log.filter((line) => line.includes('policy violation'))).toHaveLength(10);
});

test('ORIGIN-20 counts an IPv6 network as one', async () => {
  const { url, log } = await started();
  for (let tries = 0; tries < 40; tries += 1) {
    const headers = { 'X-Forwarded-For': `2001:db8:1:2::${tries}` };
    const body = JSON.stringify({ type: 'csp-violation', body: {} });
    await fetch(`${url}/-/reports`, { method: 'POST', body, headers });
  }
  expect(log.filter((line) => line.includes('policy violation'))).toHaveLength(10);
});
