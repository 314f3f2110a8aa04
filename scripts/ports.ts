import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems give the ports above to connections that go out, so none of these is taken by chance. */
const OWN_PORTS = [20_000, 32_768] as const;

/** Whether nothing listens on the port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, () => probe.close(() => done(true)));
  });
}

/**
 * A port that nothing listens on, for a program that cannot choose one by itself. It stays free
 * while the program starts, or is stopped and started again.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(...OWN_PORTS);
  return (await isFree(port)) ? port : freePort();
}
