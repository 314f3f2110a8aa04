import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { expect, onTestFinished, test } from 'vitest';

const BIOME = join(ROOT, 'node_modules/.bin/biome');

/** Returns the lines of a module to which a rule of `tooling/scripts/lint` objects. */
async function foundLines(rule: string, lines: readonly string[]): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-lint-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const plugins = [join(ROOT, `tooling/scripts/lint/${rule}.grit`)];
  const config = { root: true, plugins, linter: { rules: { preset: 'none' } } };
  await writeFile(join(folder, 'biome.json'), JSON.stringify(config));
  await writeFile(join(folder, 'one.tsx'), lines.join('\n'));
  const output = await new Promise<string>((resolve) => {
    // It ends with an error if it finds something.
    execFile(BIOME, ['lint', '--reporter=json'], { cwd: folder }, (_, stdout) => resolve(stdout));
  });
  const { diagnostics } = JSON.parse(output) as Report;
  expect(diagnostics.filter(({ category }) => category !== 'plugin')).toEqual([]);
  return [...new Set(diagnostics.map(({ location }) => location.start.line))];
}

type Report = { diagnostics: { category: string; location: { start: { line: number } } }[] };

test.each([
  'export async function loader() { return null; }',
  'export async function loader({ params }: Args): Promise<null> { return null; }',
  'export const loader = async ({ params }) => null;',
  'export const loader = async (): Promise<null> => null;',
  "export const loader: ScreenModule['loader'] = async ({ params }: Args): Promise<null> => null;",
  'export const loader = async function (): Promise<null> { return null; };',
])('start-queries-in-loaders refuses a loader that the page waits for: %s', async (line) => {
  expect(await foundLines('start-queries-in-loaders', [line])).toEqual([1]);
});

test('start-queries-in-loaders allows a loader that does not wait, and other functions that do', async () => {
  for (const lines of [
    ['export function loader() { void query(async () => 1); return null; }'],
    ["export const loader: ScreenModule['loader'] = ({ params }) => void query(async () => 1);"],
    ['export async function action(): Promise<null> { return null; }'],
  ])
    expect(await foundLines('start-queries-in-loaders', lines)).toEqual([]);
});

test('text-in-define-texts refuses a text in a component', async () => {
  const children = [
    '<p>Some text</p>',
    "<p>{'Some text'}</p>",
    `<p>{\`\${n} texts\`}</p>`,
    "<p>{isOn && 'Some text'}</p>",
    "<p>{isOn ? text.one : 'Some text'}</p>",
    "<p>{name ?? 'Some text'}</p>",
    '<img alt="Some text" />',
    "<p aria-label={'Some text'} />",
    `<p title={\`\${n} texts\`} />`,
    "<input placeholder={isOn ? 'Some text' : text.one} />",
    '<Field label="Some text" />',
  ];
  const lines = children.map((child) => `export const a = ${child};`);
  const all = lines.map((_, index) => index + 1);
  expect(await foundLines('text-in-define-texts', lines)).toEqual(all);
});

test('text-in-define-texts allows defined texts, names, keys and signs', async () => {
  const children = [
    `<p className="some class" id={\`some-\${n}\`} data-a={"some"}>{text.one}</p>`,
    "<p>{isOn ? text.one : null}{name === 'some' && text.one}</p>",
    `<p>{' '}{\`\${n}%\`} • 1 {text['some']}{call('some argument')}</p>`,
    `<ul>{items.map((item) => <li key={\`item-\${item}\`}>{item}</li>)}</ul>`,
    `<Field label={call("some")} title="★" alt="" aria-label={\`\${n}%\`} />`,
  ];
  const lines = children.map((child) => `export const a = ${child};`);
  expect(await foundLines('text-in-define-texts', lines)).toEqual([]);
});
