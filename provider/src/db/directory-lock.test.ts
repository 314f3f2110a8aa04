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
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

describe('the lock of the data directory', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const lockedBy = (holder: unknown) => writeFileSync(join(folder, 'lock'), JSON.stringify(holder));

  it('keeps a second one out, in words that say what to do, until it is given back', async () => {
    const unlock = await lockDirectory(folder);
    await expect(lockDirectory(folder)).rejects.toThrow(
      `FOYER_DATA: ${folder} is in use by process ${process.pid}. Stop it, or set FOYER_DATA to another directory.`,
    );
    unlock();
    (await lockDirectory(folder))();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over from a process that is gone', async () => {
    const { pid } = spawnSync('true');
    lockedBy({ pid, started: '1' });
    (await lockDirectory(folder))();
  });

  it('is taken over when its number belongs to another process by now', async () => {
    lockedBy({ pid: process.pid, started: 'before the restart' });
    (await lockDirectory(folder))();
  });

  it('is taken over when it cannot be read', async () => {
    writeFileSync(join(folder, 'lock'), '{"pid":');
    (await lockDirectory(folder))();
  });

  it('stands while another living process holds it', async () => {
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

  /** What a container on the same disk wrote: its first process has our number, and may be alive. */
  const elsewhere = {
    pid: process.pid,
    started: '1',
    machine: 'kitchen 1 pid:[2]',
    host: 'kitchen',
  };

  it('API-37 stands while a process of another container shows that it lives', async () => {
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

  it('API-37 is taken over from another container that says nothing any more, by one of several', async () => {
    lockedBy(elsewhere);
    const taken = await Promise.allSettled(
      Array.from({ length: 3 }, () => lockDirectory(folder, { silentMs: 300 })),
    );
    const winners = taken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(winners).toHaveLength(1);
    winners[0]?.();
  });

  it('API-37 shows that it is held, for another container to see', async () => {
    const unlock = await lockDirectory(folder, { beatMs: 20 });
    const lock = join(folder, 'lock');
    const first = statSync(lock).mtimeMs;
    await expect.poll(() => statSync(lock).mtimeMs).toBeGreaterThan(first);
    unlock();
  });

  it('API-37 ends who finds it in other hands, and leaves it there', async () => {
    const lost = Promise.withResolvers<void>();
    const unlock = await lockDirectory(folder, { beatMs: 20, onLost: lost.resolve });
    rmSync(join(folder, 'lock'));
    lockedBy(elsewhere);
    await lost.promise;
    unlock();
    expect(existsSync(join(folder, 'lock'))).toBe(true);
  });
});
