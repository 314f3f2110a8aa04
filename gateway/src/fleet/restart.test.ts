import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dataFolder } from '../testing/data-folder.ts';
import { auth, fleetOf, hotel, listings, shellRelease } from '../testing/fixtures.ts';
import type { TestGateway } from '../testing/gateway.ts';
import { stoppedTimers } from '../testing/stopped-timers.ts';

const newer = { ...hotel, version: '1.1.0' };
const releases = [shellRelease(), auth, hotel, listings, newer];
const good = fleetOf([shellRelease(), auth, hotel, listings]);
const better = fleetOf([shellRelease(), auth, newer, listings]);

let data: Awaited<ReturnType<typeof dataFolder>>;
beforeEach(async () => {
  data = await dataFolder();
});
afterEach(() => data.remove());
stoppedTimers();

const start = (options = {}) => data.start({ releases, ...options });
/** What guests get of mfe-hotel once the gateway has looked again. */
async function runs(gateway: TestGateway): Promise<string | undefined> {
  gateway.state.now += 1500;
  const html = await (await gateway.get('/grand-plaza')).text();
  return /\/-\/releases\/mfe-hotel\/([^/]*)/.exec(html)?.[1];
}

test.each([
  ['cut off in the middle', JSON.stringify(better).slice(0, 60)],
  ['empty', ''],
  ['of a release that is nowhere', JSON.stringify(better).replace('1.1.0', '9.9.9')],
])('FLEET-01 a refused document, %s, and a restart: the last one goes on', async (_, broken) => {
  await data.write(good);
  expect(await runs(start())).toBe('1.0.0');
  await data.write(broken);
  const restarted = start();
  expect(await runs(restarted)).toBe('1.0.0');
  expect(await data.read()).toBe(broken);
  const health = await (await restarted.get('/-/healthz')).json();
  expect(health).toMatchObject({ ok: true, fleet: { revision: 1, refused: { problems: [{}] } } });
  await data.write(better);
  expect(await runs(restarted)).toBe('1.1.0');
});

test('FLEET-01 the file is gone at a restart: the last document goes on, and is written again', async () => {
  await data.write(good);
  await runs(start());
  await rm(data.path);
  expect(await runs(start())).toBe('1.0.0');
  expect(JSON.parse(await data.read())).toEqual({ revision: 1, ...good });
});

test('FLEET-02 a release is gone at a restart: hotels run the last edition that has all of its own', async () => {
  await data.write(good);
  const gateway = start();
  await runs(gateway);
  await data.write(better);
  expect(await runs(gateway)).toBe('1.1.0');
  const left = releases.filter((release) => release !== newer);
  const restarted = start({ releases: left });
  expect(await runs(restarted)).toBe('1.0.0');
  const { fleet } = await (await restarted.get('/-/healthz')).json();
  expect(fleet).toMatchObject({
    revision: 2,
    behind: [
      {
        revision: 1,
        problems: [{ text: 'mfe-hotel 1.1.0 is not in the release store', hotels: ['*'] }],
      },
    ],
  });
  left.push(newer);
  expect(await runs(restarted)).toBe('1.1.0');
});

test('FLEET-08 killed with a draft left behind and an edition half written, it goes on from the last whole one', async () => {
  await data.write(good);
  await runs(start());
  await writeFile(join(data.journal, '.0b9ad3c2-draft'), '{"revision": 2, "at"');
  await writeFile(join(data.journal, '000002.json'), '{"revision": 2, "at": "2026-');
  const gateway = start();
  expect(await runs(gateway)).toBe('1.0.0');
  expect(gateway.state.log.filter((line) => line.includes('Edition 2'))).toHaveLength(1);
  await data.write(better);
  expect(await runs(gateway)).toBe('1.1.0');
  expect(await data.editions()).toContain('000003.json');
});

test('FLEET-08 a copy that somebody named by its date counts for no edition', async () => {
  await data.write(good);
  await runs(start());
  await writeFile(join(data.journal, '20261123.json'), JSON.stringify(good));
  const gateway = start();
  expect(await runs(gateway)).toBe('1.0.0');
  await data.write(better);
  expect(await runs(gateway)).toBe('1.1.0');
  expect(await data.editions()).toEqual(['000001.json', '000002.json', '20261123.json']);
});

test('FLEET-08 a journal that has nothing but such a copy begins behind it', async () => {
  await mkdir(data.journal);
  await writeFile(join(data.journal, '20261123.json'), JSON.stringify(good));
  await data.write(good);
  expect(await runs(start())).toBe('1.0.0');
  expect(await data.editions()).toEqual(['20261123.json', '20261124.json']);
});

test('FLEET-08 killed between the journal and the file, the file is brought up to date', async () => {
  await data.write(good);
  await runs(start());
  const text = JSON.stringify({ revision: 2, ...better });
  const edition = { revision: 2, at: '2026-05-04T10:00:00Z', who: 'ann', what: 'release', text };
  await data.source.journal.append(edition);
  expect(await runs(start())).toBe('1.1.0');
  expect(await data.read()).toBe(text);
});

test('FLEET-08 two gateways that see the same edit make one edition of it', async () => {
  const [one, other] = [start(), start()];
  await data.write(good);
  expect(await Promise.all([runs(one), runs(other)])).toEqual(['1.0.0', '1.0.0']);
  await data.write(better);
  expect(await Promise.all([runs(one), runs(other)])).toEqual(['1.1.0', '1.1.0']);
  expect(await Promise.all([runs(one), runs(other)])).toEqual(['1.1.0', '1.1.0']);
  expect(await data.editions()).toEqual(['000001.json', '000002.json']);
  expect((await readdir(data.folder)).sort()).toEqual(['fleet', 'fleet.json']);
  expect(JSON.parse(await data.read()).revision).toBe(2);
});

test('FLEET-09 a journal that cannot be written is logged once, and edits are in force all the same', async () => {
  await data.write(good);
  // Where the folder should be, there is a file.
  await writeFile(data.journal, '');
  const gateway = start();
  expect(await runs(gateway)).toBe('1.0.0');
  await data.write(better);
  expect(await runs(gateway)).toBe('1.1.0');
  expect(await runs(gateway)).toBe('1.1.0');
  expect(gateway.state.log.filter((line) => line.includes('cannot be written'))).toHaveLength(1);
  // A file may only name a revision that the next start finds.
  expect(JSON.parse(await data.read())).toEqual(better);
  expect(await runs(start())).toBe('1.1.0');
});
