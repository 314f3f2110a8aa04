import { expect, test } from 'vitest';
import { ORIGIN, testGateway } from '../testing/gateway.ts';

const PAGE = `${ORIGIN}/grand-plaza/login?token=secret#code`;
const OLD = {
  'csp-report': {
    'document-uri': PAGE,
    'blocked-uri': `${ORIGIN}/-/page/x?token=secret`,
    'violated-directive': 'script-src-elem http://foyer.test/-/releases/',
    'script-sample': 'secret',
  },
};
const NEW = [
  {
    type: 'csp-violation',
    url: PAGE,
    user_agent: 'secret',
    body: {
      documentURL: PAGE,
      blockedURL: 'https://evil.test/secret/x.js?secret',
      effectiveDirective: 'script-src-elem',
      sample: 'secret',
    },
  },
  {
    type: 'integrity-violation',
    url: PAGE,
    body: { documentURL: PAGE, blockedURL: `${ORIGIN}/x.js`, destination: 'script' },
  },
];

function reporting() {
  const { app, state } = testGateway();
  return {
    state,
    send: (body: unknown, headers: Record<string, string> = {}) =>
      Promise.resolve(
        app.request(`${ORIGIN}/-/reports`, {
          method: 'POST',
          body: typeof body === 'string' ? body : JSON.stringify(body),
          headers,
        }),
      ),
  };
}

test('SHELL-36 SHELL-122 logs each browser report in one line, without query or text', async () => {
  const { send, state } = reporting();
  for (const report of [OLD, NEW]) {
    const answer = await send(report);
    expect(answer.status).toBe(204);
    expect(answer.headers.has('Content-Length')).toBe(false);
    expect(await answer.text()).toBe('');
  }
  const page = '/grand-plaza/login';
  const common = { kind: 'csp-violation', page, rule: 'script-src-elem' };
  expect(state.log.map((line) => JSON.parse(line.slice(line.indexOf('{'))))).toEqual([
    { ...common, blocked: '/-/page/x' },
    { ...common, blocked: 'https://evil.test' },
    { kind: 'integrity-violation', page, rule: 'script', blocked: '/x.js' },
  ]);
  expect(state.log.join()).not.toContain('secret');
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['something else', '[1, null, {}, {"type": 7}, {"csp-report": "x"}]'],
  ['a megabyte', JSON.stringify({ ...OLD, more: 'a'.repeat(1_000_000) })],
])('SHELL-122 answers %s as a report alike, and does not log it', async (_, body) => {
  const { send, state } = reporting();
  expect((await send(body)).status).toBe(204);
  expect(state.log).toEqual([]);
});

test('SHELL-36 leaves out invalid words of a report', async () => {
  const { send, state } = reporting();
  await send([
    {
      type: 'a\nb',
      url: 'javascript:x',
      body: { blockedURL: 'in line', effectiveDirective: '<b>' },
    },
  ]);
  await send({
    'csp-report': { 'document-uri': `${ORIGIN}/${'a'.repeat(900)}`, 'blocked-uri': 'data' },
  });
  expect(state.log[0]).toContain('{"kind":"","page":"x","blocked":"","rule":""}');
  expect(state.log[1]?.length).toBeLessThan(400);
});

test('SHELL-119 SHELL-122 reads ten requests of an address per minute, a hundred in total, and five reports of each', async () => {
  const { send, state } = reporting();
  const from = (hop: string) => ({ 'X-Forwarded-For': `${crypto.randomUUID()}, ${hop}` });
  for (let times = 0; times < 20; times += 1) await send(OLD, from('10.0.0.1'));
  expect(state.log).toHaveLength(10);
  for (let times = 0; times < 200; times += 1) {
    expect((await send(OLD, from(`10.0.1.${times}`))).status).toBe(204);
  }
  expect(state.log).toHaveLength(100);
  state.now += 60_000;
  await send(
    Array.from({ length: 100 }, () => NEW[0]),
    from('10.0.0.1'),
  );
  expect(state.log).toHaveLength(105);
});

test('SHELL-36 names the reporting endpoint in every page', async () => {
  const { headers } = await testGateway().get('/grand-plaza/login');
  expect(headers.get('Reporting-Endpoints')).toBe('foyer="/-/reports"');
  expect(headers.get('Content-Security-Policy')).toMatch(/; report-uri \/-\/reports$/);
  expect(headers.get('Integrity-Policy')).toContain('endpoints=(foyer)');
});
