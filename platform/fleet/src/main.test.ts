import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readDocument } from '@foyer/releases/document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeData } from './testing/memory-deps.ts';

let data: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'foyer-fleet-'));
  await writeData(data);
});
afterAll(() => rm(data, { recursive: true }));

/** Runs a command in a process, with `piped` as its standard input. */
async function fleet(line: string, piped = '') {
  const variables = { FOYER_DATA: data, PROVIDER_URL: 'http://localhost:1', FOYER_OPERATOR: 'ann' };
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'main.ts'), ...line.split(' ')],
    {
      env: { ...process.env, ...variables },
    },
  );
  child.stdin.end(piped);
  const exit = new Promise<number | null>((done) => child.once('exit', done));
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { out, error, code };
}

const document = async () => readDocument(await readFile(join(data, 'fleet.json'), 'utf8')).fleet;

test('FLEET-26 keeps the changes of operators who run commands at the same moment', async () => {
  const lines = ['release mfe-hotel 1.1.0', 'pin mfe-hotel 1.2.0 --hotel grand-plaza'];
  const ended = await Promise.all(lines.map((line) => fleet(line)));
  expect(ended.map(({ code, error }) => [code, error])).toEqual(lines.map(() => [0, '']));
  const { channels, hotels, revision } = await document();
  expect(channels['mfe-hotel']?.stable).toEqual({ current: '1.1.0', previous: '1.0.0' });
  expect(hotels['grand-plaza']?.remotes?.['mfe-hotel']?.pin).toBe('1.2.0');
  expect(revision).toBe(3);
  expect((await readdir(join(data, 'fleet'))).length).toBe(3);
});

test('FLEET-30 a mistake ends with exit code 1 and prints one sentence only', async () => {
  expect(await fleet('release mfe-hotel 1.9.0')).toEqual({
    out: '',
    error: 'mfe-hotel 1.9.0 is not published. Published: 1.0.0, 1.1.0, 1.2.0.\n',
    code: 1,
  });
});

test('FLEET-96 keeps a refused file next to the new one and reads a document from a pipe', async () => {
  await writeFile(join(data, 'fleet.json'), 'half a docu');
  const piped = JSON.stringify({ ...(await document()), revision: undefined, channels: {} });
  const refused = await fleet('apply -', piped);
  expect(refused.error).toContain('mfe-auth has no channel');
  // The concurrent commands may have moved one aside as well.
  const aside = (await readdir(data)).filter((name) => name.startsWith('fleet.refused-'));
  const texts = await Promise.all(aside.map((name) => readFile(join(data, name), 'utf8')));
  expect(texts).toContain('half a docu');
  const fleetNow = await document();
  const noted = JSON.stringify({ ...fleetNow, note: 'from the repository' });
  const { out } = await fleet('apply - --json', noted);
  expect(JSON.parse(out)).toMatchObject({ revision: 4, hotels: [] });
  expect((await document()).note).toBe('from the repository');
});
