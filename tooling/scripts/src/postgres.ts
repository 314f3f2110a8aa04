import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '@foyer/build/ports';

/** Debian's path of the server programs, with one folder per version. */
const INITDB = '/usr/lib/postgresql/*/bin/initdb';
/** The user created by Debian's package; PostgreSQL refuses to run as root. */
const OWNER = 'postgres';

/** A running PostgreSQL server; `stop` ends it and deletes its data. */
export type PostgresServer = { url: string; stop: () => void };

/** Starts an empty PostgreSQL server in the temporary folder. Throws if Debian's package is missing. */
export async function startPostgres(): Promise<PostgresServer> {
  const initdb = globSync(INITDB).sort().at(-1);
  if (!initdb) throw new Error(`No PostgreSQL found at ${INITDB}.`);
  const home = mkdtempSync(join(tmpdir(), 'foyer-postgres-'));
  const isRoot = userInfo().uid === 0;
  if (isRoot) spawnSync('chown', [OWNER, home]);
  const data = join(home, 'data');
  const port = await freePort();
  const run = (program: string, ...args: string[]) => {
    const command = [join(dirname(initdb), program), '-D', data, ...args];
    const [first = '', ...rest] = isRoot ? ['runuser', '-u', OWNER, '--', ...command] : command;
    const { status, stderr } = spawnSync(first, rest, {
      cwd: home,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0) throw new Error(`PostgreSQL's ${program} failed: ${stderr}`);
  };
  run('initdb', '-U', 'foyer', '-A', 'trust', '--no-sync');
  // Tests kill processes but never the machine, so data need not reach the disk.
  const options = `-p ${port} -k ${home} -h 127.0.0.1 -F -c max_connections=300`;
  run('pg_ctl', '-w', '-o', options, '-l', join(home, 'log'), 'start');
  return {
    url: `postgres://foyer@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', '-m', 'immediate', 'stop');
      rmSync(home, { recursive: true });
    },
  };
}
