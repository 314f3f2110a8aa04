import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';

export type Frame = { event: string; data?: unknown; channel?: string };

/** A websocket without any library's manners; `heard` grows while it is open. */
export async function rawClient(url: string, options: ClientOptions = {}) {
  const socket = new WebSocket(url.replace('http', 'ws'), options);
  const heard: Frame[] = [];
  socket.on('message', (text) => heard.push(JSON.parse(String(text))));
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  return {
    socket,
    heard,
    /** The code that it was closed with, once it is. */
    closed,
    /** Its socket id. */
    async id(): Promise<string> {
      const { data } = await this.frame('pusher:connection_established');
      return JSON.parse(data as string).socket_id;
    },
    say: (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    /** Waits for a frame; one that was heard before counts too. */
    async frame(event: string, channel?: string): Promise<Frame> {
      const isIt = (frame: Frame) => frame.event === event && frame.channel === channel;
      while (!heard.some(isIt)) await once(socket, 'message');
      return heard.find(isIt) ?? { event };
    },
  };
}

export type RawClient = Awaited<ReturnType<typeof rawClient>>;
