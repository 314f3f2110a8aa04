import { expect, test } from 'vitest';
import { auth, fleetOf, hotel, shellRelease } from '../testing/fixtures.ts';
import { testGateway } from '../testing/gateway.ts';

const releases = [shellRelease(), auth, hotel, { ...hotel, version: '1.1.0' }];

test('SHELL-26 a changed fleet document is in force within seconds', async () => {
  const { get, state } = testGateway({ releases, fleet: fleetOf([shellRelease(), auth, hotel]) });
  expect(await (await get('/grand-plaza')).text()).toContain('/-/releases/mfe-hotel/1.0.0/');
  state.fleet = JSON.stringify(fleetOf([shellRelease(), auth, { ...hotel, version: '1.1.0' }]));
  state.now += 1500;
  expect(await (await get('/grand-plaza')).text()).toContain('/-/releases/mfe-hotel/1.1.0/');
});

test.each([
  ['no JSON', '{'],
  ['no fleet', '{"channels":[]}'],
  [
    'a fleet with an unknown release',
    JSON.stringify(fleetOf([shellRelease(), auth, { ...hotel, version: '9.9.9' }])),
  ],
])('SHELL-26 %s: the last good document goes on, and the log says why', async (_, broken) => {
  const { get, state } = testGateway({ releases, fleet: fleetOf([shellRelease(), auth, hotel]) });
  await get('/grand-plaza');
  state.fleet = broken;
  state.now += 1500;
  state.log = [];
  const answer = await get('/grand-plaza');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('/-/releases/mfe-hotel/1.0.0/');
  expect(state.log).toHaveLength(1);
  expect(state.log[0]).toMatch(/fleet document/);
});

test('a store that does not answer holds no page back while a document is in force', async () => {
  const { get, state } = testGateway({
    fleet: fleetOf([shellRelease(), auth, hotel]),
    deps: {
      releases: {
        manifest: (name, version) =>
          version === '9.0.0'
            ? new Promise(() => undefined)
            : Promise.resolve(releases.find((one) => one.name === name && one.version === version)),
        file: async () => undefined,
      },
    },
  });
  await get('/grand-plaza');
  state.fleet = JSON.stringify(fleetOf([shellRelease(), auth, { ...hotel, version: '9.0.0' }]));
  state.now += 1500;
  expect(await (await get('/grand-plaza')).text()).toContain('/-/releases/mfe-hotel/1.0.0/');
});

test('without any fleet document the gateway says that it is not ready', async () => {
  const { get, state } = testGateway({ releases });
  state.fleet = undefined;
  expect((await get('/-/healthz')).status).toBe(503);
  const page = await get('/grand-plaza');
  expect(page.status).toBe(503);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
});

test('a document that came before its releases is taken once they are there', async () => {
  const published = [shellRelease(), auth];
  const { get, state } = testGateway({
    releases: published,
    fleet: fleetOf([shellRelease(), auth, hotel]),
  });
  expect((await get('/grand-plaza')).status).toBe(503);
  expect((await get('/grand-plaza')).status).toBe(503);
  published.push(hotel);
  state.now += 1500;
  expect((await get('/grand-plaza')).status).toBe(200);
  expect(state.log.filter((line) => line.includes('refused'))).toHaveLength(1);
});
