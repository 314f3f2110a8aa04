import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';

/**
 * Starts a proxy to a database that can freeze: it accepts connections but passes no byte in either
 * direction until it thaws, like a stopped server or a network that drops packets.
 */
export async function freezingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let frozen: PromiseWithResolvers<void> | undefined;
  let trigger: { text: string; act: () => void } | undefined;
  async function* passing(source: AsyncIterable<Buffer>) {
    for await (const bytes of source) {
      if (trigger && bytes.includes(trigger.text)) {
        const { act } = trigger;
        trigger = undefined;
        act();
      }
      await frozen?.promise;
      yield bytes;
    }
  }
  /** Breaks every connection, like a server that exits. */
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    // A broken connection rejects both.
    pipeline(near, passing, far).catch(() => undefined);
    pipeline(far, passing, near).catch(() => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze(): void {
      frozen ??= Promise.withResolvers();
    },
    thaw(): void {
      frozen?.resolve();
      frozen = undefined;
    },
    /** Runs `act` before a packet with this text is sent to the database. */
    when(text: string, act: () => void): void {
      trigger = { text, act };
    },
    cut,
    async close(): Promise<void> {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
