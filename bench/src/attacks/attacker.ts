/** Attacks a gateway until this process is ended: `node attacker.ts NAME URL`. */
import { randomBytes } from 'node:crypto';
import { callerOf, pause } from './caller.ts';

const CONNECTIONS = 600;
const SIGN_INS_PER_SECOND = 115;
const ADDRESSES = 200;
const SOCKETS = 2000;
const FRAMES = 40;
const FRAMES_EVERY_MS = 400;
const RETRY_MS = 50;

const [name = '', url = ''] = process.argv.slice(2);
const api = `${url}/api`;

/** Logs out with invented tokens, from one address. */
async function inventedTokens(): Promise<void> {
  const call = callerOf(api, CONNECTIONS);
  const repeat = async () => {
    for (;;) {
      const id = 1 + Math.floor(Math.random() * 1e8);
      const token = `${id}|${randomBytes(32).toString('base64url')}`;
      const { status } = await call('POST', '/logout', { token, address: '203.0.113.9' });
      if (status === 0) await pause(RETRY_MS);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, repeat));
}

/** Signs in with wrong passwords of unknown accounts. */
async function signIns(): Promise<void> {
  const call = callerOf(api, Number.POSITIVE_INFINITY);
  const start = performance.now();
  for (let sent = 0; ; sent += 1) {
    const due = start + (sent * 1000) / SIGN_INS_PER_SECOND;
    await pause(Math.max(0, due - performance.now()));
    const body = { email: `nobody-${sent}@example.com`, password: 'Wrong1234' };
    void call('POST', '/login', { body, address: `198.18.0.${sent % ADDRESSES}` });
  }
}

/** Subscribes to foreign channels without a valid signature, and reopens each closed socket. */
async function subscriptions(): Promise<void> {
  const auth = `foyer:${'0'.repeat(64)}`;
  const frames = Array.from({ length: FRAMES }, (_, guest) =>
    JSON.stringify({
      event: 'pusher:subscribe',
      data: { channel: `private-quick-chat.${guest}`, auth },
    }),
  );
  const repeat = async (_: unknown, index: number) => {
    // One after the other, as the operating system queues few connections.
    await pause(index);
    for (;;) {
      const socket = await openSocket();
      do {
        for (const frame of frames) if (socket.readyState === WebSocket.OPEN) socket.send(frame);
        await pause(FRAMES_EVERY_MS);
      } while (socket.readyState === WebSocket.OPEN);
    }
  };
  await Promise.all(Array.from({ length: SOCKETS }, repeat));
}

function openSocket(): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/-/ws/app/foyer?protocol=7`);
  return new Promise((resolve) => {
    for (const event of ['open', 'error', 'close'])
      socket.addEventListener(event, () => resolve(socket));
  });
}

const ATTACKS: Record<string, () => Promise<void>> = { inventedTokens, signIns, subscriptions };
await ATTACKS[name]?.();
