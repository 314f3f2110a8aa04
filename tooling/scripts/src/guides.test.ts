import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningProvider, startProvider } from '@foyer/provider/start';
import {
  TEST_LIMITS,
  TEST_SERVER,
  temporaryDatabase,
} from '@foyer/provider/testing/temporary-database';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PAGE_PATHS, readPage } from './markdown.ts';
import { createGuideFolder } from './testing/guide-commands.ts';

const SECRET = 'the secret of the provider of these tests';
/** The guides for newcomers, operators and hoteliers; those for teams need builds (e2e/tests). */
const GUIDES = PAGE_PATHS.filter((path) => /^(?:README|docs\/(?:operator|hotelier)\/)/.test(path));
/** Commands in the sentences of the README, which its reader runs too. */
const IN_SENTENCES = /^npx pnpm fleet /;
/** The file that a reader writes by the example of a page. */
const EXAMPLE_FILE = 'quay-house.jsonc';

const guides = GUIDES.map(readPage).map(({ path, codeBlocks, inlineCode }) => ({
  path,
  blocks: [
    ...codeBlocks.filter(({ language }) => language === 'sh'),
    ...inlineCode.filter(({ text }) => path === 'README.md' && IN_SENTENCES.test(text)),
  ].sort((one, other) => one.line - other.line),
  example: codeBlocks.find(({ text }) => text.includes('"slug": "quay-house"'))?.text,
}));
const example = guides.find((guide) => guide.example)?.example ?? '';

let folder: string;
let database: Awaited<ReturnType<typeof temporaryDatabase>> | undefined;
let provider: RunningProvider | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-guides-'));
  database = TEST_SERVER ? await temporaryDatabase(inject('templateDatabase')) : undefined;
  provider = await startProvider({
    port: 0,
    dataDir: folder,
    databaseUrl: database?.url,
    database: TEST_LIMITS,
    secret: SECRET,
    testing: true,
    demoData: true,
  });
});
afterAll(async () => {
  await provider?.stop();
  await database?.drop();
  await rm(folder, { recursive: true });
});

test('guides have commands to run and the example of a hotel', () => {
  expect(guides.flatMap(({ blocks }) => blocks)).not.toEqual([]);
  expect(example).not.toBe('');
});

test.each(guides.filter(({ blocks }) => blocks.length > 0))(
  'the commands of $path run',
  async ({ blocks }) => {
    const guide = await createGuideFolder({ PROVIDER_URL: provider?.url, SECRET });
    try {
      await guide.write(EXAMPLE_FILE, example);
      for (const { text } of blocks) await guide.run(text);
    } finally {
      await guide.remove();
    }
  },
);
