import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** The range below the ephemeral ports, which systems use for outgoing connections. */
const PORT_RANGE = [20_000, 32_768] as const;

/** Checks that nothing listens on the port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, () => probe.close(() => done(true)));
  });
}

/**
 * Picks a free port for a program that cannot choose one. The system does not give the port away
 * while the program starts or restarts.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(...PORT_RANGE);
  return (await isFree(port)) ? port : freePort();
}
