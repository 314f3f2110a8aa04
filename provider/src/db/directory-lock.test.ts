import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

describe('the lock of the data directory', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const lockedBy = (holder: unknown) => writeFileSync(join(folder, 'lock'), JSON.stringify(holder));

  test('rejects a second process with a clear message until it is released', async () => {
    const unlock = await lockDirectory(folder);
    await expect(lockDirectory(folder)).rejects.toThrow(
      `FOYER_DATA: ${folder} is in use by process ${process.pid}. Stop it, or set FOYER_DATA to another directory.`,
    );
    unlock();
    (await lockDirectory(folder))();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('replaces the lock of a dead process', async () => {
    const { pid } = spawnSync('true');
    lockedBy({ pid, started: '1' });
    (await lockDirectory(folder))();
  });

  test('replaces the lock when another process has the number now', async () => {
    lockedBy({ pid: process.pid, started: 'before the restart' });
    (await lockDirectory(folder))();
  });

  test('replaces an unreadable lock', async () => {
    writeFileSync(join(folder, 'lock'), '{"pid":');
    (await lockDirectory(folder))();
  });

  test('holds while another running process owns it', async () => {
    const child = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, 'directory-lock.ts'))};
       await lockDirectory(${JSON.stringify(folder)}); process.stdout.write('locked'); setInterval(() => {}, 1000);`,
    ]);
    await once(child.stdout, 'data');
    await expect(lockDirectory(folder)).rejects.toThrow(`in use by process ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(join(folder, 'lock'))).toBe(true);
    (await lockDirectory(folder))();
  });

  /** Writes the lock of a container on the same disk, whose process has our number. */
  const elsewhere = {
    pid: process.pid,
    started: '1',
    machine: 'kitchen 1 pid:[2]',
    host: 'kitchen',
  };

  test('API-37 holds while a process of another container sends heartbeats', async () => {
    lockedBy(elsewhere);
    const lock = join(folder, 'lock');
    const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), 50);
    await expect(lockDirectory(folder)).rejects.toThrow(
      `${folder} is in use by process ${process.pid} of kitchen. Stop it`,
    );
    clearInterval(beat);
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toEqual(elsewhere);
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  test('API-37 one of several processes replaces the lock of a silent container', async () => {
    lockedBy(elsewhere);
    const results = await Promise.allSettled(
      Array.from({ length: 3 }, () => lockDirectory(folder, { staleAfterMs: 300 })),
    );
    const winners = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(winners).toHaveLength(1);
    winners[0]?.();
  });

  test('API-37 sends heartbeats for other containers', async () => {
    const unlock = await lockDirectory(folder, { heartbeatMs: 20 });
    const lock = join(folder, 'lock');
    const first = statSync(lock).mtimeMs;
    await expect.poll(() => statSync(lock).mtimeMs).toBeGreaterThan(first);
    unlock();
  });

  test('API-37 exits a process whose lock was replaced and keeps the new lock', async () => {
    const lost = Promise.withResolvers<void>();
    const unlock = await lockDirectory(folder, { heartbeatMs: 20, onLost: lost.resolve });
    rmSync(join(folder, 'lock'));
    lockedBy(elsewhere);
    await lost.promise;
    unlock();
    expect(existsSync(join(folder, 'lock'))).toBe(true);
  });
});
