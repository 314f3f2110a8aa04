import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { freePort } from '../../../scripts/ports.ts';
import { run } from '../desk/run.ts';
import { type RunningProvider, startProvider } from '../start.ts';
import { testData } from './test-databases.ts';

const SCRIPT = join(import.meta.dirname, '../desk.ts');
/** What a terminal would obey; a line's end is meant. */
export const OBEYED = /[^\P{Cc}\n]|\p{Bidi_Control}/u;

type Made = {
  hotel: { id: number; slug: string };
  guest: { id: number; name: string; email: string; token: string };
  admin: { token: string };
};

/** Nothing of what a guest only reads. */
const BARE = { categories: [], amenities: [], checklist: [] };

/** A provider of a describe block, and `pnpm desk` at a hotel of each test's own. */
export function deskProgram() {
  let data: Awaited<ReturnType<typeof testData>>;
  const own = {} as Made & { provider: RunningProvider };
  const start = async (port: number) => {
    own.provider = await startProvider({ port, ...data, testing: true });
  };
  beforeAll(async () => {
    data = await testData();
    // One of its own: a test stops the provider and starts it again at the same place.
    await start(await freePort());
  });
  beforeEach(async () => {
    Object.assign(own, await call('/testing/hotels', BARE));
  });
  afterAll(async () => {
    await own.provider.stop();
    await data.remove();
  });

  /** What this test's guest, or whose `token` it is, calls. */
  async function call(path: string, body?: object, token?: string) {
    const answer = await fetch(own.provider.url + path, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { Authorization: `Bearer ${token ?? own.guest?.token}` },
    });
    return answer.json();
  }

  /** The command's words at the desk of this test's hotel, and its variables. */
  const typed = (parameters: string[]) =>
    parameters.includes('--hotel') ? parameters : [...parameters, '--hotel', own.hotel.slug];
  const variablesOf = (others: Record<string, string>) => ({
    PROVIDER_URL: own.provider.url,
    ...others,
  });

  /** What the command prints, without a process of its own. */
  const ran = async (parameters: string[], others: Record<string, string> = {}) =>
    (await run(typed(parameters), variablesOf(others))).join('\n');

  /** The command as a process; `output` and `errors` grow while it runs. */
  function desk(parameters: string[], others: Record<string, string> = {}) {
    const child = spawn(process.execPath, [SCRIPT, ...typed(parameters)], {
      env: variablesOf(others),
    });
    const started = {
      child,
      output: '',
      errors: '',
      type: (line: string) => child.stdin.write(`${line}\n`),
      ended: once(child, 'close').then(([code]) => code as number),
    };
    child.stdout.on('data', (chunk) => {
      started.output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      started.errors += chunk;
    });
    return started;
  }

  return { own, start, call, ran, desk };
}
