import { verifiedToken } from '@foyer/common/http';
import { Preview, releaseHash } from '@foyer/preview';
import { hotel } from '@foyer/releases/testing/fixtures';
import { expect, test } from 'vitest';
import { FLEET, memoryDeps, SECRET } from '../testing/memory-deps.ts';

const ORIGIN = 'http://preview.localhost:3000';
const PLAZA = '--hotel grand-plaza';
const NOW = Date.UTC(2026, 0, 1);
const DAY_S = 24 * 60 * 60;

/** Creates dependencies with a fleet in force. */
async function depsInForce(document = FLEET) {
  const memory = memoryDeps(JSON.stringify(document));
  await memory.fleet('release mfe-auth 1.1.0 --hotel seaside-inn');
  return memory;
}

const read = (link = '', now = NOW) =>
  verifiedToken(SECRET, 'preview', link.slice(`${ORIGIN}/-/preview-session/`.length), Preview, now);

test('LOOK-09 prints a link to a release that is valid for a day, and changes nothing', async () => {
  const { fleet, holder } = await depsInForce();
  const before = holder.fleet;
  const [link, text] = (await fleet(`preview mfe-hotel@1.1.0 ${PLAZA}`)).split('\n');
  expect(await read(link)).toEqual({
    hotel: 'grand-plaza',
    remote: 'mfe-hotel',
    version: '1.1.0',
    hash: await releaseHash({ ...hotel, version: '1.1.0' }),
    exp: NOW / 1000 + DAY_S,
  });
  expect(await read(link, NOW + DAY_S * 1000)).toBeUndefined();
  expect(text).toContain('It shows grand-plaza with mfe-hotel 1.1.0 until Fri 00:00 UTC');
  expect(holder.fleet).toBe(before);
});

test('LOOK-09 --minutes shortens the validity and --json prints JSON', async () => {
  const { fleet } = await depsInForce();
  const output = JSON.parse(await fleet(`preview mfe-spa@1.0.0 ${PLAZA} --minutes 1 --json`));
  expect(output).toMatchObject({
    hotel: 'grand-plaza',
    remote: 'mfe-spa',
    version: '1.0.0',
    until: '2026-01-01T00:01:00.000Z',
  });
  expect(await read(output.link, NOW + 60_000)).toBeUndefined();
});

test('ORIGIN-05 names the origins that the release may not call at that hotel', async () => {
  const { fleet } = await depsInForce();
  const preview = () => fleet(`preview mfe-spa@1.2.0 ${PLAZA}`);
  expect(await preview()).toContain(
    `\nIt may not call https://spa.test there: pnpm fleet allow https://spa.test ${PLAZA}.`,
  );
  await fleet(`allow https://spa.test ${PLAZA}`);
  expect(await preview()).not.toContain('https://spa.test');
});

test.each([
  ['mfe-hotel', PLAZA, 'neither like mfe-hotel@1.4.0'],
  ['mfe-hotel@https://evil.test', PLAZA, 'neither like'],
  ['mfe-hotel@http://127.0.0.1:80', PLAZA, 'neither like'],
  ['mfe-hotel@http://localhost:80/x', PLAZA, 'neither like'],
  ['mfe-hotel@http://localhost:0', PLAZA, 'There is no port 0.'],
  ['mfe-hotel@http://localhost:65536', PLAZA, 'There is no port 65536.'],
  ['mfe-hotel@1.9.0', PLAZA, 'is not published. Published: 1.0.0, 1.1.0, 1.2.0.'],
  ['../mfe-hotel@1.0.0', PLAZA, 'No release of ../mfe-hotel'],
  ['mfe-hotel@1.1.0', '--hotel grand-plazza', 'did you mean "grand-plaza"?'],
  ['mfe-hotel@1.1.0', '--hotel grand-plaza,seaside-inn', 'A link shows one hotel'],
  ['mfe-hotel@1.1.0', '--hotel *', 'A link shows one hotel'],
  ['mfe-hotel@1.1.0', '', "required option '--hotel <slug>' not specified"],
  ['mfe-hotel@1.1.0', `${PLAZA} --minutes 1441`, 'must be a whole number from 1 to 1440'],
  ['mfe-hotel@1.1.0', `${PLAZA} --minutes 0`, 'must be a whole number from 1 to 1440'],
  ['worker@1.1.0', PLAZA, 'worker is no remote.'],
  ['mfe-spa@9.0.0', PLAZA, 'grand-plaza cannot be previewed with it:\n  mfe-spa 9.0.0 needs react'],
])('LOOK-18 refuses %s %s with a message', async (target, options, message) => {
  const { fleet } = await depsInForce();
  await expect(fleet(`preview ${target} ${options}`.trim())).rejects.toThrow(message);
});

test('LOOK-18 refuses a withdrawn release with the reason', async () => {
  const withdrawn = { 'mfe-hotel': { '1.1.0': 'Wrong prices' } };
  const { fleet } = await depsInForce({ ...FLEET, withdrawn });
  await expect(fleet(`preview mfe-hotel@1.1.0 ${PLAZA}`)).rejects.toThrow(
    'mfe-hotel 1.1.0 is withdrawn: Wrong prices.',
  );
});

test('LOOK-18 refuses a preview without a fleet in force', async () => {
  const { fleet } = memoryDeps();
  const target = 'preview mfe-hotel@1.1.0 --hotel harbour-view';
  await expect(fleet(target)).rejects.toThrow('No fleet document is in force yet');
});

test('LOOK-18 names the variable to set if there is no preview origin', async () => {
  const { fleet, deps } = await depsInForce();
  deps.previewOrigin = undefined;
  await expect(fleet(`preview mfe-hotel@1.1.0 ${PLAZA}`)).rejects.toThrow(
    'set PREVIEW_URL for this command and for the gateway',
  );
});

test('LOOK-09 LOOK-18 previews a local build only on this machine and only if it is served', async () => {
  const { fleet, deps } = await depsInForce();
  const target = `preview mfe-hotel@http://localhost:5001 ${PLAZA}`;
  deps.fetch = async () => Response.json({});
  await expect(fleet(target)).rejects.toThrow('serves no release.json of a finished build.');
  deps.fetch = async () => Response.json(hotel);
  const [link, text] = (await fleet(target)).split('\n');
  expect(await read(link)).toMatchObject({ remote: 'mfe-hotel', port: 5001 });
  expect(text).toContain('grand-plaza with mfe-hotel of http://localhost:5001 until');
  deps.previewOrigin = 'https://preview.example.com';
  await expect(fleet(target)).rejects.toThrow('publish the build, or set PREVIEW_URL');
});
