import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from './hotels-command/run.ts';
import { closeServer, listen, serve } from './http/server.ts';
import { CONTROL_CHARACTERS } from './testing/run-desk.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

const SCRIPT = join(import.meta.dirname, 'hotels.ts');

describe('pnpm hotels with a running provider', () => {
  let data: string;
  let app: TestApp;
  let server: Server;
  let variables: Record<string, string>;
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'foyer-hotels-'));
    app = await testApp();
    server = await listen(0);
    serve(server, app.app.fetch);
    const { port } = server.address() as AddressInfo;
    variables = { PROVIDER_URL: `http://127.0.0.1:${port}`, SECRET: app.deps.secret };
  });
  afterAll(async () => {
    await closeServer(server);
    await app.close();
    rmSync(data, { recursive: true });
  });

  /** Runs the command as a process with `piped` as standard input. */
  async function hotels(
    parameters: string[],
    piped = '',
  ): Promise<{ code: number | null; out: string; error: string }> {
    const child = spawn(process.execPath, [SCRIPT, ...parameters], {
      env: variables,
    });
    // A command that rejects its input does not read to the end.
    child.stdin.on('error', () => {});
    child.stdin.end(piped);
    const exit = new Promise<number | null>((done) => child.once('exit', done));
    const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
    return { code, out, error };
  }

  const FILE = `{
    // Invented
    "slug": "quay-house",
    "name": "Quay House",
    "settings": { "primary_color": "#ff8800" },
    "categories": [{ "name": "Dining", "slug": "dining" }],
  }`;

  /** Runs the command in this process for a file with this text; returns its output. */
  async function outputOf(command: string[], file?: string, others = {}): Promise<string> {
    const path = join(data, 'hotel.jsonc');
    if (file !== undefined) writeFileSync(path, file);
    const args = [...command, ...(file === undefined ? [] : [path])];
    return (await run(args, { ...variables, ...others })).join('\n');
  }

  test('API-23 API-24 API-27 API-28 API-76 checks, imports, updates and exports a file', async () => {
    const checked = await outputOf(['check'], FILE, { PROVIDER_URL: 'http://127.0.0.1:9' });
    expect(checked).toMatch(
      /^Quay House \(quay-house\): nothing is wrong with the file\.\n\nprimary_color {2}#ff8800\n/,
    );
    expect(await outputOf(['import', '--dry-run'], FILE)).toBe(
      'quay-house is new: 2 fields of the hotel, 1 setting, 1 category. A dry run: nothing is stored.\nThe hotel has no admin: nobody can answer its guests at the desk (docs/hotelier/bring-in-a-hotel.md#answer-guests).',
    );
    await expect(outputOf(['export', 'quay-house'])).rejects.toThrow(
      'There is no hotel quay-house in this provider.',
    );
    await outputOf(['import'], FILE);
    const exported = await outputOf(['export', 'quay-house']);
    expect(JSON.parse(exported).settings.primary_color).toBe('#ff8800');
    expect(await outputOf(['import'], exported)).toMatch(/^quay-house: nothing differs\.\n/);
    const other = exported.replace('#ff8800', '#ff8801').replace('"dining"', '"eating"');
    expect((await outputOf(['import'], other)).split('\n').slice(0, 4)).toEqual([
      'quay-house: 1 setting changed, 1 category added, 1 removed.',
      '  changed  setting primary_color',
      '  added    category eating',
      '  removed  category dining',
    ]);
  });

  test('API-27 API-78 escapes control characters at a terminal and exports the text unchanged', async () => {
    const exported = await hotels(['export', 'grand-plaza']);
    expect(exported).toMatchObject({ code: 0, error: '' });
    expect(exported.out).not.toMatch(CONTROL_CHARACTERS);
    expect(exported.out).toContain('Bought \\u202esdrawrof');
    expect(await hotels(['import', '-'], exported.out)).toEqual({
      code: 0,
      out: 'grand-plaza: nothing differs.\n',
      error: '',
    });
    const hostile = JSON.stringify({ slug: '\u009b2J\u001b[2J', name: 'A' });
    const { code, out, error } = await hotels(['import', '-'], hostile);
    expect([code, out]).toEqual([1, '']);
    expect(error).not.toMatch(CONTROL_CHARACTERS);
    expect(error).toMatch(
      /^-:1:9 {2}slug is .*\nOne thing is wrong\. Nothing is imported\.\nThe file by example: docs\/.*\n$/,
    );
  });

  test('API-26 stops reading a 100 MB file at 2 MB and reports a hundred problems', async () => {
    const large = await hotels(['import', '-'], ' '.repeat(100_000_000));
    expect(large).toEqual({ code: 1, out: '', error: '- is larger than 2 MB.\n' });
    const many = `{"slug":"a","name":"A","checklist":[${'1,'.repeat(9_000)}1]}`;
    await expect(outputOf(['import'], many)).rejects.toThrow(
      /(?:.*\n){100}9001 things are wrong, of which these are the first 100\. Nothing is imported\.\nThe file by example: .*$/,
    );
  });

  test.each<[string[], RegExp, Record<string, string>?]>([
    [
      ['imprt', 'x'],
      /^error: unknown command 'imprt'\n\(Did you mean import\?\)\nUsage: pnpm hotels /,
    ],
    [['import'], /^error: missing required argument 'file'\nUsage: pnpm hotels /],
    [['export', 'a', 'b'], /^error: too many arguments for 'export'\. .*\nUsage: pnpm hotels /],
    [['export', 'a', '--dry-run'], /^error: unknown option '--dry-run'\nUsage: pnpm hotels /],
    [['check', 'x', '--colour'], /^error: unknown option '--colour'/],
    [['check', 'no-such.json'], /^no-such\.json cannot be read: there is no such file\.$/],
    [['export', 'Grand Plaza'], /^"Grand Plaza" is no slug: did you mean "grand-plaza"\?$/],
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
      { FOYER_DATA: '/no/such', SECRET: '' },
    ],
  ])('API-81 %j prints what to do', async (parameters, line, others) => {
    await expect(outputOf(parameters, undefined, others)).rejects.toThrow(line);
  });

  test('API-81 a failed command prints only the remedy and exits with 1', async () => {
    expect(await hotels(['check', 'no-such.json'])).toEqual({
      code: 1,
      out: '',
      error: 'no-such.json cannot be read: there is no such file.\n',
    });
  });
});
