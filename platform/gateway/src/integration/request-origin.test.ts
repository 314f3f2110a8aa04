import { expect, test } from 'vitest';
import { testGateway } from '../testing/gateway.ts';

const PUBLIC = ['https://stay.test', 'https://plaza.test:8443'];

/** Responses of a gateway, each with the number of pages rendered so far. */
function gatewayOf(publicOrigins?: string[]) {
  let written = 0;
  const brotli = async (html: string) => {
    written += 1;
    return new TextEncoder().encode(html);
  };
  const { app } = testGateway({ deps: { publicOrigins, brotli } });
  return async (origin: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(`${origin}/grand-plaza/login`, { headers });
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    const source = (directive: string) =>
      new RegExp(`(?:^|; )${directive} ([^;]*)`)
        .exec(policy)?.[1]
        ?.replaceAll(/ ?'sha256-[^']*'/g, '');
    return {
      written: () => written,
      picture: /og:image" content="([^"]*)/.exec(await answer.text())?.[1],
      scripts: source('script-src'),
      styles: source('style-src'),
      workers: source('worker-src'),
      calls: source('connect-src'),
      everything: [...answer.headers].join(),
    };
  };
}

const narrow = (origin: string) => {
  const files = `${origin}/-/releases/ ${origin}/-/worker/worker.js`;
  const calls = `'self' ${origin.replace('http', 'ws')}`;
  return { scripts: files, styles: files, workers: files, calls };
};
const WIDE = { scripts: "'self'", styles: "'self'", workers: "'self'", calls: "'self'" };
const PICTURE = '/api/media/icon.png?w=512';

test.each(PUBLIC)(
  'FLEET-54 allows scripts and styles only of its releases in a page of %s',
  async (origin) => {
    const ask = gatewayOf(PUBLIC);
    const picture = origin + PICTURE;
    expect(await ask(origin)).toMatchObject({ ...narrow(origin), picture });
    const behind = origin.replace('https:', 'http:');
    const answer = await ask(behind, { 'X-Forwarded-Proto': 'https' });
    expect(answer).toMatchObject({ ...narrow(origin), picture });
  },
);

test('FLEET-103 serves a working page at an invented host without naming it or using more memory', async () => {
  const ask = gatewayOf(PUBLIC);
  const { written } = await ask('https://stay.test');
  for (let host = 0; host < 20; host += 1) {
    const answer = await ask(`http://evil-${host}.test`, { 'X-Forwarded-Host': 'evil.test' });
    expect(answer).toMatchObject({ ...WIDE, picture: `https://stay.test${PICTURE}` });
    expect(answer.everything).not.toContain('evil');
  }
  expect(written()).toBe(1);
});

test.each([
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://192.168.1.20:3000',
  'http://10.0.0.7',
  'http://172.20.0.2:8080',
  'http://[fd00::7]:3000',
  'http://plaza.localhost:3000',
  'http://macbook.local:3000',
  'http://macbook:3000',
])('FLEET-54 trusts a machine of the local network without PUBLIC_URL: %s', async (origin) => {
  const ask = gatewayOf();
  expect(await ask(origin)).toMatchObject({ ...narrow(origin), picture: undefined });
  const { written } = await ask('http://10.1.2.3');
  expect(written()).toBe(1);
});

test.each([
  'http://172.32.0.1',
  'http://11.0.0.1',
  'http://10.0.0.1.evil.test',
  'http://evil.test',
])('FLEET-54 does not trust %s without PUBLIC_URL', async (origin) => {
  expect(await gatewayOf()(origin)).toMatchObject({ ...WIDE, picture: undefined });
});

test('FLEET-54 names an external picture in Open Graph tags at any host', async () => {
  const { app } = testGateway({
    deps: { publicOrigins: undefined },
    provider: () =>
      Response.json({
        status: true,
        data: { id: 1, slug: 'x', settings: [{ logo: 'https://cdn.test/logo.png' }] },
      }),
  });
  const html = await (await app.request('http://evil.test/grand-plaza/login')).text();
  expect(html).toContain('og:image" content="https://cdn.test/logo.png"');
});
