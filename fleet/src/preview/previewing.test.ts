import { readSigned } from '@foyer/gateway/http/signed';
import { Look } from '@foyer/gateway/look/look';
import { releaseHash } from '@foyer/gateway/look/release-hash';
import { hotel } from '@foyer/gateway/testing/fixtures';
import { expect, test } from 'vitest';
import { FLEET, memoryWorld, SECRET } from '../testing/memory-world.ts';

const ORIGIN = 'http://preview.localhost:3000';
const PLAZA = '--hotel grand-plaza';
const NOW = Date.UTC(2026, 0, 1);
const DAY_S = 24 * 60 * 60;

/** A fleet that is in force, as a running gateway sees to it. */
async function worldInForce(document = FLEET) {
  const made = memoryWorld(JSON.stringify(document));
  await made.fleet('release mfe-auth 1.1.0 --hotel seaside-inn');
  return made;
}

const read = (link = '', now = NOW) =>
  readSigned(SECRET, 'look', link.slice(`${ORIGIN}/-/look/`.length), Look, now);

test('LOOK-09 prints a link to a release, which holds for a day, and changes nothing', async () => {
  const { fleet, holder } = await worldInForce();
  const before = holder.fleet;
  const [link, words] = (await fleet(`preview mfe-hotel@1.1.0 ${PLAZA}`)).split('\n');
  expect(await read(link)).toEqual({
    hotel: 'grand-plaza',
    remote: 'mfe-hotel',
    version: '1.1.0',
    hash: await releaseHash({ ...hotel, version: '1.1.0' }),
    exp: NOW / 1000 + DAY_S,
  });
  expect(await read(link, NOW + DAY_S * 1000)).toBeUndefined();
  expect(words).toContain('It shows grand-plaza with mfe-hotel 1.1.0 until Fri 00:00 UTC');
  expect(holder.fleet).toBe(before);
});

test('LOOK-09 by --minutes it ends sooner, by --json it is for scripts', async () => {
  const { fleet } = await worldInForce();
  const said = JSON.parse(await fleet(`preview mfe-spa@1.0.0 ${PLAZA} --minutes 1 --json`));
  expect(said).toMatchObject({
    hotel: 'grand-plaza',
    remote: 'mfe-spa',
    version: '1.0.0',
    until: '2026-01-01T00:01:00.000Z',
  });
  expect(await read(said.link, NOW + 60_000)).toBeUndefined();
});

test('ORIGIN-05 a link says which APIs its release may not call at that hotel', async () => {
  const { fleet } = await worldInForce();
  const made = () => fleet(`preview mfe-spa@1.2.0 ${PLAZA}`);
  expect(await made()).toContain(
    `\nIt may not call https://spa.test there: pnpm fleet allow https://spa.test ${PLAZA}.`,
  );
  await fleet(`allow https://spa.test ${PLAZA}`);
  expect(await made()).not.toContain('https://spa.test');
});

test.each([
  ['mfe-hotel', PLAZA, 'neither like mfe-hotel@1.4.0'],
  ['mfe-hotel@https://evil.test', PLAZA, 'neither like'],
  ['mfe-hotel@http://127.0.0.1:80', PLAZA, 'neither like'],
  ['mfe-hotel@http://localhost:80/x', PLAZA, 'neither like'],
  ['mfe-hotel@http://localhost:0', PLAZA, 'There is no port 0.'],
  ['mfe-hotel@http://localhost:65536', PLAZA, 'There is no port 65536.'],
  ['mfe-hotel@1.9.0', PLAZA, 'is not published: there are 1.0.0, 1.1.0, 1.2.0.'],
  ['../mfe-hotel@1.0.0', PLAZA, 'Nothing is published as ../mfe-hotel'],
  ['mfe-hotel@1.1.0', '--hotel grand-plazza', 'did you mean "grand-plaza"?'],
  ['mfe-hotel@1.1.0', '--hotel grand-plaza,seaside-inn', 'A link shows one hotel'],
  ['mfe-hotel@1.1.0', '--hotel *', 'A link shows one hotel'],
  ['mfe-hotel@1.1.0', '', '--hotel is missing.'],
  ['mfe-hotel@1.1.0', `${PLAZA} --minutes 1441`, 'a number from 1 to 1440'],
  ['mfe-hotel@1.1.0', `${PLAZA} --minutes 0`, 'a number from 1 to 1440'],
  ['worker@1.1.0', PLAZA, 'worker is no remote.'],
  ['mfe-spa@9.0.0', PLAZA, 'grand-plaza cannot be shown with it:\n  mfe-spa 9.0.0 needs react'],
])('LOOK-09 %s %s is refused in words', async (target, options, words) => {
  const { fleet } = await worldInForce();
  await expect(fleet(`preview ${target} ${options}`.trim())).rejects.toThrow(words);
});

test('LOOK-09 a release that was withdrawn is refused with the reason', async () => {
  const withdrawn = { 'mfe-hotel': { '1.1.0': 'Wrong prices' } };
  const { fleet } = await worldInForce({ ...FLEET, withdrawn });
  await expect(fleet(`preview mfe-hotel@1.1.0 ${PLAZA}`)).rejects.toThrow(
    'mfe-hotel 1.1.0 is withdrawn: Wrong prices.',
  );
});

test('LOOK-09 without a fleet in force there is nothing to see', async () => {
  const { fleet } = memoryWorld();
  const target = 'preview mfe-hotel@1.1.0 --hotel harbour-view';
  await expect(fleet(target)).rejects.toThrow('No fleet is in force yet');
});

test('LOOK-09 without a preview origin it says what to set', async () => {
  const { fleet, world } = await worldInForce();
  world.previewOrigin = undefined;
  await expect(fleet(`preview mfe-hotel@1.1.0 ${PLAZA}`)).rejects.toThrow(
    'set PREVIEW_URL for this command and for the gateway',
  );
});

test('LOOK-09 a build on this machine is shown on this machine alone, and has to be there', async () => {
  const { fleet, world } = await worldInForce();
  const target = `preview mfe-hotel@http://localhost:5001 ${PLAZA}`;
  world.fetch = async () => Response.json({});
  await expect(fleet(target)).rejects.toThrow('serves no release.json of a finished build.');
  world.fetch = async () => Response.json(hotel);
  const [link, words] = (await fleet(target)).split('\n');
  expect(await read(link)).toMatchObject({ remote: 'mfe-hotel', port: 5001 });
  expect(words).toContain('grand-plaza with mfe-hotel of http://localhost:5001 until');
  world.previewOrigin = 'https://preview.example.com';
  await expect(fleet(target)).rejects.toThrow('publish the build, or set PREVIEW_URL');
});
