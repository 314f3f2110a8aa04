import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';

export type Frame = { event: string; data?: unknown; channel?: string };

/** Opens a plain websocket without a Pusher library; `received` grows while it is open. */
export async function rawClient(url: string, options: ClientOptions = {}) {
  const socket = new WebSocket(url.replace('http', 'ws'), options);
  const received: Frame[] = [];
  socket.on('message', (text) => received.push(JSON.parse(String(text))));
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  return {
    socket,
    received,
    /** Resolves to the close code. */
    closed,
    /** Returns the socket id. */
    async id(): Promise<string> {
      const { data } = await this.frame('pusher:connection_established');
      return JSON.parse(data as string).socket_id;
    },
    send: (frame: unknown) =>
      socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    /** Waits for a frame, or returns one that was received earlier. */
    async frame(event: string, channel?: string): Promise<Frame> {
      const isIt = (frame: Frame) => frame.event === event && frame.channel === channel;
      while (!received.some(isIt)) await once(socket, 'message');
      return received.find(isIt) ?? { event };
    },
  };
}

export type RawClient = Awaited<ReturnType<typeof rawClient>>;
