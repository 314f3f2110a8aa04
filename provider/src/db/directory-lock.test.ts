import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

/** Starts a program in PID and user namespaces of its own, as a container does. */
const CONTAINER = ['unshare', '--map-root-user', '--pid', '--fork', '--kill-child'] as const;
const [UNSHARE, ...OPTIONS] = CONTAINER;
const hasContainers = spawnSync(UNSHARE, [...OPTIONS, 'true']).status === 0;

describe('API-37 API-88 the lock of the data directory', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Locks the folder in a new process; `command` starts it in place of plain Node. */
  async function lockedByChild(...command: string[]) {
    const [file = '', ...parameters] = [
      ...command,
      process.execPath,
      '--input-type=module',
      '-e',
      `import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, 'directory-lock.ts'))};
       lockDirectory(${JSON.stringify(folder)}); process.stdout.write('locked'); setInterval(() => {}, 1000);`,
    ];
    const child = spawn(file, parameters);
    await once(child.stdout, 'data');
    return child;
  }

  function tryLock() {
    try {
      return lockDirectory(folder);
    } catch {
      return undefined;
    }
  }

  test('rejects a second process with a clear message until it is released', () => {
    const unlock = lockDirectory(folder);
    expect(() => lockDirectory(folder)).toThrow(
      `FOYER_DATA: ${folder} is in use by process ${process.pid} of ${hostname()}. Stop it, or set FOYER_DATA to another directory; several providers need PostgreSQL (docs/operator/configure.md#the-database).`,
    );
    unlock();
    lockDirectory(folder)();
  });

  test('holds while another process runs and ends at once when it is killed', async () => {
    const child = await lockedByChild();
    expect(() => lockDirectory(folder)).toThrow(`in use by process ${child.pid} of `);
    child.kill('SIGKILL');
    await once(child, 'exit');
    lockDirectory(folder)();
  });

  test.skipIf(!hasContainers)('holds while a container on the same disk runs', async () => {
    const child = await lockedByChild(...CONTAINER);
    expect(() => lockDirectory(folder)).toThrow('in use by process 1 of ');
    child.kill('SIGKILL');
    const unlock = await vi.waitUntil(() => tryLock());
    unlock();
  });

  test('one of several processes replaces a dead process', async () => {
    const dead = await lockedByChild();
    dead.kill('SIGKILL');
    await once(dead, 'exit');
    const locks = Array.from({ length: 3 }, tryLock);
    const [winner, ...others] = locks.filter((unlock) => unlock !== undefined);
    expect(others).toEqual([]);
    winner?.();
  });

  test('reports a file that is no lock', () => {
    writeFileSync(
      join(folder, 'lock.sqlite'),
      'not a database, but longer than its header'.repeat(40),
    );
    expect(() => lockDirectory(folder)).toThrow('file is not a database');
  });
});
