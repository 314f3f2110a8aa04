import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderFleet } from '@foyer/releases/revisions';
import { dataFolder } from '@foyer/releases/testing/data-folder';
import { auth, fleetOf, hotel, listings, shellRelease } from '@foyer/releases/testing/fixtures';
import { stopTimers } from '@foyer/releases/testing/stop-timers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestGateway, testGateway } from '../testing/gateway.ts';

const newer = { ...hotel, version: '1.1.0' };
const releases = [shellRelease(), auth, hotel, listings, newer];
const good = fleetOf([shellRelease(), auth, hotel, listings]);
const better = fleetOf([shellRelease(), auth, newer, listings]);

let data: Awaited<ReturnType<typeof dataFolder>>;
beforeEach(async () => {
  data = await dataFolder();
});
afterEach(() => data.remove());
stopTimers();

/** Starts a gateway that knows only the content of the folder. */
const start = (options = {}) =>
  testGateway({ releases, ...options, deps: { fleet: folderFleet(data.folder) } });
/** Returns the version of mfe-hotel in a page after the next check. */
async function runs(gateway: TestGateway): Promise<string | undefined> {
  gateway.state.now += 1500;
  const html = await (await gateway.get('/grand-plaza')).text();
  return /\/-\/releases\/mfe-hotel\/([^/]*)/.exec(html)?.[1];
}

test.each([
  ['cut off in the middle', JSON.stringify(better).slice(0, 60)],
  ['empty', ''],
  ['of a release that is nowhere', JSON.stringify(better).replace('1.1.0', '9.9.9')],
])(
  'FLEET-79 FLEET-86 keeps the last revision after a refused document, %s, and a restart',
  async (_, broken) => {
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
  },
);

test('FLEET-79 keeps the last document and writes the file again if it is missing at a restart', async () => {
  await data.write(good);
  await runs(start());
  await rm(data.path);
  expect(await runs(start())).toBe('1.0.0');
  expect(JSON.parse(await data.read())).toEqual({ revision: 1, ...good });
});

test('FLEET-02 keeps hotels on the last complete revision if a release is missing at a restart', async () => {
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

test('FLEET-08 continues from the last complete revision after a crash with a draft and half a revision', async () => {
  await data.write(good);
  await runs(start());
  await writeFile(join(data.revisionLog, '.0b9ad3c2-draft'), '{"revision": 2, "at"');
  await writeFile(join(data.revisionLog, '000002.json'), '{"revision": 2, "at": "2026-');
  const gateway = start();
  expect(await runs(gateway)).toBe('1.0.0');
  expect(gateway.state.log.filter((line) => line.includes('Revision 2'))).toHaveLength(1);
  await data.write(better);
  expect(await runs(gateway)).toBe('1.1.0');
  expect(await data.revisions()).toContain('000003.json');
});

test('FLEET-85 ignores a copy that is named by a date', async () => {
  await data.write(good);
  await runs(start());
  await writeFile(join(data.revisionLog, '20261123.json'), JSON.stringify(good));
  const gateway = start();
  expect(await runs(gateway)).toBe('1.0.0');
  await data.write(better);
  expect(await runs(gateway)).toBe('1.1.0');
  expect(await data.revisions()).toEqual(['000001.json', '000002.json', '20261123.json']);
});

test('FLEET-85 starts after such a copy if the revision log has nothing else', async () => {
  await mkdir(data.revisionLog);
  await writeFile(join(data.revisionLog, '20261123.json'), JSON.stringify(good));
  await data.write(good);
  expect(await runs(start())).toBe('1.0.0');
  expect(await data.revisions()).toEqual(['20261123.json', '20261124.json']);
});

test('FLEET-08 updates the file after a crash between revision log and file', async () => {
  await data.write(good);
  await runs(start());
  const text = JSON.stringify({ revision: 2, ...better });
  const revision = { revision: 2, at: '2026-05-04T10:00:00Z', who: 'ann', what: 'release', text };
  await data.source.revisionLog.append(revision);
  expect(await runs(start())).toBe('1.1.0');
  expect(await data.read()).toBe(text);
});

test('FLEET-84 makes one revision of an edit that two gateways see', async () => {
  const [one, other] = [start(), start()];
  await data.write(good);
  expect(await Promise.all([runs(one), runs(other)])).toEqual(['1.0.0', '1.0.0']);
  await data.write(better);
  expect(await Promise.all([runs(one), runs(other)])).toEqual(['1.1.0', '1.1.0']);
  expect(await Promise.all([runs(one), runs(other)])).toEqual(['1.1.0', '1.1.0']);
  expect(await data.revisions()).toEqual(['000001.json', '000002.json']);
  expect((await readdir(data.folder)).sort()).toEqual(['fleet', 'fleet.json']);
  expect(JSON.parse(await data.read()).revision).toBe(2);
});

test('FLEET-09 logs an unwritable revision log once and applies edits anyway', async () => {
  await data.write(good);
  // A file takes the place of the folder.
  await writeFile(data.revisionLog, '');
  const gateway = start();
  expect(await runs(gateway)).toBe('1.0.0');
  await data.write(better);
  expect(await runs(gateway)).toBe('1.1.0');
  expect(await runs(gateway)).toBe('1.1.0');
  expect(gateway.state.log.filter((line) => line.includes('cannot be written'))).toHaveLength(1);
  // The file may only name a revision that the next start finds.
  expect(JSON.parse(await data.read())).toEqual(better);
  expect(await runs(start())).toBe('1.1.0');
});
