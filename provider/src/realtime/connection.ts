import { randomInt } from 'node:crypto';
import { WebSocket } from 'ws';

/** Buffer limit of a slow client. Beyond it the client is disconnected, reconnects and catches up. */
const MAX_BUFFERED_BYTES = 512 * 1024;
/** Far above the frames of a page that opens all its channels. */
const FRAMES_PER_WINDOW = 60;
const WINDOW_MS = 10_000;
/** Time that the client has to complete the closing handshake. */
const CLOSE_MS = 1000;
/** Two random numbers of this range cannot be guessed. */
const ID_RANGE = 2 ** 47;

/**
 * Close codes of the Pusher protocol. Clients do not reconnect after 4000-4099, wait after 4100-4199
 * and reconnect at once after 4200-4299.
 */
export const CLOSE = {
  unknownApp: 4001,
  unknownPath: 4005,
  invalidVersion: 4006,
  unsupportedVersion: 4007,
  noVersion: 4008,
  unauthorized: 4009,
  overCapacity: 4100,
  reconnect: 4200,
  noPong: 4201,
} as const;

/** A signed-in session, with the channels that its sign-in lists. */
export type Session = { id: string; channels: readonly string[] };

/** Represents a client of the endpoint and its state. */
export class Connection {
  /** The protocol's socket id. */
  readonly id = `${randomInt(ID_RANGE)}.${randomInt(ID_RANGE)}`;
  readonly address: string;
  readonly channels = new Set<string>();
  /** Channels with a valid signature that the sign-in will join. */
  readonly waitingChannels = new Set<string>();
  session: Session | undefined;
  /** Closes the connection unless it signs in in time. */
  signInTimer: NodeJS.Timeout | undefined;
  failedSubscriptions = 0;
  /** Times of the last frame and of the end, in ms of `performance.now()`. */
  lastFrameAt = performance.now();
  readonly endsAt: number;
  readonly #socket: WebSocket;
  #windowEndsAt = 0;
  #framesLeft = 0;

  constructor(socket: WebSocket, address: string, lifetimeMs: number) {
    this.#socket = socket;
    this.address = address;
    this.endsAt = this.lastFrameAt + lifetimeMs;
  }

  send(event: string, data: unknown, channel?: string): void {
    this.sendText(JSON.stringify({ event, data, channel }));
  }

  /** Sends a serialised frame. */
  sendText(frame: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) this.#socket.terminate();
    else this.#socket.send(frame);
  }

  /** Sends an error and keeps the connection open. */
  sendError(code: number | null, message: string): void {
    this.send('pusher:error', { code, message });
  }

  /** Sends the reason and closes the connection. */
  close(code: number, message: string): void {
    this.sendError(code, message);
    this.#socket.close(code, message);
    setTimeout(() => this.#socket.terminate(), CLOSE_MS).unref();
  }

  /** Counts a received frame; returns false above the limit. */
  countFrame(): boolean {
    this.lastFrameAt = performance.now();
    if (this.lastFrameAt >= this.#windowEndsAt) {
      this.#windowEndsAt = this.lastFrameAt + WINDOW_MS;
      this.#framesLeft = FRAMES_PER_WINDOW;
    }
    this.#framesLeft -= 1;
    return this.#framesLeft >= 0;
  }
}
