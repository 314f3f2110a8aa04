import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * A way to a database that can freeze: connections are taken and stay open, and no byte passes in
 * either direction until it thaws. So looks a server that is stopped, or a network that swallows.
 */
export async function freezingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let frozen = false;
  let awaited: { words: string; act: () => void } | undefined;
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (awaited && from === near && bytes.includes(awaited.words)) {
          const { act } = awaited;
          awaited = undefined;
          act();
          if (frozen) from.unshift(bytes);
        } else to.write(bytes);
      });
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (frozen) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    freeze(): void {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw(): void {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    /** Acts when these words are about to be sent to the database, before they are. */
    when(words: string, act: () => void): void {
      awaited = { words, act };
    },
    /** Breaks every connection, as a server does that ends. */
    cut(): void {
      for (const socket of sockets) socket.destroy();
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
