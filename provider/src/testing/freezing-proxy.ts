import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * Starts a proxy to a database that can freeze: it accepts connections but passes no byte in either
 * direction until it thaws, like a stopped server or a network that drops packets.
 */
export async function freezingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let frozen = false;
  let trigger: { text: string; act: () => void } | undefined;
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (trigger && from === near && bytes.includes(trigger.text)) {
          const { act } = trigger;
          trigger = undefined;
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
    /** Runs `act` before a packet with this text is sent to the database. */
    when(text: string, act: () => void): void {
      trigger = { text, act };
    },
    /** Breaks every connection, like a server that exits. */
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
