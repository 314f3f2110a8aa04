import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type RunningProvider, startProvider } from '../start.ts';

const SCRIPT = join(import.meta.dirname, '../desk.ts');
/** Several programs start one after the other, which takes a busy machine a while. */
export const PROGRAMS_MS = 120_000;
/** What a terminal would obey; a line's end is meant. */
export const OBEYED = /[^\P{Cc}\n]|\p{Bidi_Control}/u;

type Made = {
  hotel: { id: number; slug: string };
  guest: { id: number; name: string; email: string; token: string };
  admin: { token: string };
};

/** A provider of a describe block, and `pnpm desk` at a hotel of each test's own. */
export function deskProgram() {
  let dataDir: string;
  const own = {} as Made & { provider: RunningProvider };
  const start = async (port: number) => {
    own.provider = await startProvider({ port, dataDir, testing: true });
  };
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'foyer-desk-'));
    await start(0);
  });
  beforeEach(async () => {
    Object.assign(own, await call('/testing/hotels', {}));
  });
  afterAll(async () => {
    await own.provider.stop();
    rmSync(dataDir, { recursive: true });
  });

  /** What this test's guest, or whose `token` it is, calls. */
  async function call(path: string, body?: object, token?: string) {
    const answer = await fetch(own.provider.url + path, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { Authorization: `Bearer ${token ?? own.guest?.token}` },
    });
    return answer.json();
  }

  /** The command at the desk of this test's hotel; `output` and `errors` grow while it runs. */
  function desk(parameters: string[], variables: Record<string, string> = {}) {
    const hotel = parameters.includes('--hotel') ? [] : ['--hotel', own.hotel.slug];
    const child = spawn(process.execPath, [SCRIPT, ...parameters, ...hotel], {
      env: { PATH: process.env.PATH, PROVIDER_URL: own.provider.url, ...variables },
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

  async function ended(...parameters: Parameters<typeof desk>) {
    const started = desk(...parameters);
    const code = await started.ended;
    return { code, output: started.output, errors: started.errors };
  }

  return { own, start, call, desk, ended };
}
