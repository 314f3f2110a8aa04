import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire to a server that a test can cut or let go dead; browsers talk to `url`. */
export type CutWire = {
  url: string;
  /** What is open breaks; what comes next gets through. */
  cut: () => void;
  /** What is open stays so, and nothing comes through it any more; what comes next does. */
  freeze: () => void;
  stop: () => Promise<void>;
};

export async function cutWire(target: string): Promise<CutWire> {
  const { port } = new URL(target);
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(Number(port));
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
  }).listen(0);
  await once(server, 'listening');
  const cut = () => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    freeze() {
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    async stop() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
