import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

describe('the lock of the data directory', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const lockedBy = (holder: unknown) => writeFileSync(join(folder, 'lock'), JSON.stringify(holder));

  it('keeps a second one out, in words that say what to do, until it is given back', () => {
    const unlock = lockDirectory(folder);
    expect(() => lockDirectory(folder)).toThrow(
      `FOYER_DATA: ${folder} is in use by process ${process.pid}. Stop it, or set FOYER_DATA to another directory.`,
    );
    unlock();
    lockDirectory(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over from a process that is gone', () => {
    const { pid } = spawnSync('true');
    lockedBy({ pid, started: '1' });
    lockDirectory(folder)();
  });

  it('is taken over when its number belongs to another process by now', () => {
    lockedBy({ pid: process.pid, started: 'before the restart' });
    lockDirectory(folder)();
  });

  it('is taken over when it cannot be read', () => {
    writeFileSync(join(folder, 'lock'), '{"pid":');
    lockDirectory(folder)();
  });

  it('stands while another living process holds it', async () => {
    const child = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, 'directory-lock.ts'))};
       lockDirectory(${JSON.stringify(folder)}); process.stdout.write('locked'); setInterval(() => {}, 1000);`,
    ]);
    await once(child.stdout, 'data');
    expect(() => lockDirectory(folder)).toThrow(`in use by process ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(join(folder, 'lock'))).toBe(true);
    lockDirectory(folder)();
  });
});
