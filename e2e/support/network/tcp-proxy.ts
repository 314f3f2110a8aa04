import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy at `url` whose connections a test can break or freeze. */
export type TcpProxy = {
  url: string;
  /** Breaks the open connections; new ones work. */
  cut: () => void;
  /** Keeps the open connections without passing data; new ones work. */
  freeze: () => void;
  stop: () => Promise<void>;
};

/** Starts a proxy to the server at `target`. Stop it at the end. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
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
