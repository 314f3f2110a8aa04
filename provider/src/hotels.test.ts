import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningProvider, startProvider } from './start.ts';
import { OBEYED, PROGRAMS_MS } from './testing/desk-program.ts';

const SCRIPT = join(import.meta.dirname, 'hotels.ts');

describe('pnpm hotels beside a provider that runs', () => {
  let data: string;
  let provider: RunningProvider;
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'foyer-hotels-'));
    provider = await startProvider({ port: 0, dataDir: data });
  });
  afterAll(async () => {
    await provider.stop();
    rmSync(data, { recursive: true });
  });

  /** Runs the command as an operator does, with what is piped into it. */
  async function hotels(
    parameters: string[],
    piped = '',
    variables: Record<string, string> = {},
  ): Promise<{ code: number | null; out: string; error: string }> {
    const child = spawn(process.execPath, [SCRIPT, ...parameters], {
      env: { FOYER_DATA: data, PROVIDER_URL: provider.url, INIT_CWD: data, ...variables },
    });
    // One that refuses what it is given does not read to its end.
    child.stdin.on('error', () => {});
    child.stdin.end(piped);
    const exit = new Promise<number | null>((done) => child.once('exit', done));
    const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
    return { code, out, error };
  }

  const FILE = `{
    // Invented
    "slug": "harbour-house",
    "name": "Harbour House",
    "settings": { "primary_color": "#ff8800" },
    "categories": [{ "name": "Dining", "slug": "dining" }],
  }`;

  it(
    'API-23 API-24 API-27 API-28 a file is checked, imported, found again and exported',
    async () => {
      writeFileSync(join(data, 'house.jsonc'), FILE);
      const checked = await hotels(['check', 'house.jsonc'], '', { FOYER_DATA: '/no/such' });
      expect(checked).toMatchObject({ code: 0, error: '' });
      expect(checked.out).toMatch(
        /^Harbour House \(harbour-house\): nothing is wrong with the file\.\n\nprimary_color {2}#ff8800\n/,
      );
      const told =
        'harbour-house is new: 2 fields of the hotel, 1 setting, 1 category. A dry run: nothing is stored.\nIt has no admin: nobody can answer its guests at the desk.\n';
      const dry = await hotels(['import', '--dry-run', 'house.jsonc']);
      expect(dry).toEqual({ code: 0, out: told, error: '' });
      expect((await hotels(['export', 'harbour-house'])).error).toBe(
        'There is no hotel harbour-house in this provider.\n',
      );
      expect((await hotels(['import', 'house.jsonc'])).code).toBe(0);
      const exported = await hotels(['export', 'harbour-house']);
      expect(JSON.parse(exported.out)).toMatchObject({
        slug: 'harbour-house',
        settings: { primary_color: '#ff8800' },
      });
      const again = await hotels(['import', '-'], exported.out);
      expect(again.out).toMatch(/^harbour-house: nothing differs\.\n/);
      const other = exported.out.replace('#ff8800', '#ff8801').replace('"dining"', '"eating"');
      expect((await hotels(['import', '-'], other)).out.split('\n').slice(0, 4)).toEqual([
        'harbour-house: 1 setting changed, 1 category added, 1 removed.',
        '  changed  setting primary_color',
        '  added    category eating',
        '  removed  category dining',
      ]);
    },
    PROGRAMS_MS,
  );

  it(
    'API-27 what a hotel typed gives a terminal nothing to obey, and is exported as typed',
    async () => {
      const { out } = await hotels(['export', 'grand-plaza']);
      expect(out).not.toMatch(OBEYED);
      expect(out).toContain('Bought \\u202esdrawrof');
      expect((await hotels(['import', '-'], out)).out).toBe('grand-plaza: nothing differs.\n');
      const hostile = JSON.stringify({ slug: '\u009b2J\u001b[2J', name: 'A' });
      const { error } = await hotels(['check', '-'], hostile);
      expect(error).not.toMatch(OBEYED);
    },
    PROGRAMS_MS,
  );

  it(
    'API-26 a file of 100 MB is left at two, very many faults at a hundred',
    async () => {
      expect(await hotels(['import', '-'], ' '.repeat(100_000_000))).toEqual({
        code: 1,
        out: '',
        error: '- is larger than 2 MB.\n',
      });
      const { error } = await hotels(
        ['import', '-'],
        `{"slug":"a","categories":[${'1,'.repeat(40_000)}1]}`,
      );
      expect(error.split('\n')).toHaveLength(102);
      expect(error).toContain(
        '40002 things are wrong, of which these are the first 100. Nothing is imported.\n',
      );
    },
    PROGRAMS_MS,
  );

  it.each<[string[], RegExp, Record<string, string>?]>([
    [['imprt', 'x'], /^There is no command "imprt"\.\nUsage: pnpm hotels /],
    [['import'], /^FILE is missing\.\nUsage: /],
    [['export', 'a', 'b'], /^"b" is too much\.\nUsage: /],
    [['export', 'a', '--dry-run'], /^--dry-run is an option of import\.\nUsage: /],
    [['check', 'x', '--colour'], /^Unknown option '--colour'/],
    [['check', 'no-such.json'], /^no-such\.json cannot be read: there is no such file\.\n$/],
    [['export', 'Grand Plaza'], /^"Grand Plaza" is no slug: did you mean "grand-plaza"\?\n$/],
    [
      ['export', 'grand-plaza'],
      /^The provider does not answer at http:\/\/127\.0\.0\.1:9\. Start it /,
      { PROVIDER_URL: 'http://127.0.0.1:9' },
    ],
    [
      ['export', 'grand-plaza'],
      /^The provider at http:\S+ has another secret\. Set FOYER_DATA /,
      { SECRET: 'a secret of somebody else, 32 characters' },
    ],
    [
      ['export', 'grand-plaza'],
      /^FOYER_DATA: \S+secret cannot be read \(ENOENT\)\. Start the provider first /,
      { FOYER_DATA: '/no/such' },
    ],
  ])('API-29 %j says what to do and ends with 1', async (parameters, line, variables) => {
    const { code, out, error } = await hotels(parameters, '', variables);
    expect([code, out]).toEqual([1, '']);
    expect(error).toMatch(line);
  });
});
