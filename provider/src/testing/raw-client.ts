import { once } from 'node:events';
import { request } from 'node:http';
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

/** Returns the status of the answer to an upgrade request. */
export async function upgradeStatus(url: string, headers: Record<string, string>): Promise<number> {
  const upgrade = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64'),
  };
  const sent = request(url, { headers: { ...upgrade, ...headers } }).end();
  const [answer] = await Promise.race([once(sent, 'response'), once(sent, 'upgrade')]);
  answer.destroy();
  return answer.statusCode;
}

export type RawClient = Awaited<ReturnType<typeof rawClient>>;
