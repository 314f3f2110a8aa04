import { randomInt } from 'node:crypto';
import { WebSocket } from 'ws';

/** What may wait for a client that reads too slowly: cut off, it comes back and reads the rest. */
const WAITING_BYTES = 512 * 1024;
/** Far above what a page says that opens every channel it has. */
const FRAMES_PER_WINDOW = 200;
const WINDOW_MS = 10_000;
/** How long the other side may take to end its half. */
const CLOSE_MS = 1000;
/** Reaches far enough for two of them to be no guess. */
const ID_RANGE = 2 ** 47;

/** Why the protocol ends a connection: from 4000 for good, 4100 come later, 4200 come at once. */
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

/** One client of the endpoint, and what has to be remembered of it. */
export class Connection {
  /** What the protocol calls its socket id. */
  readonly id = `${randomInt(ID_RANGE)}.${randomInt(ID_RANGE)}`;
  readonly address: string;
  readonly channels = new Set<string>();
  /** Who signed in on it. */
  user: string | undefined;
  /** When it said something last, and until when it lives, in ms of `performance.now()`. */
  heardAt = performance.now();
  readonly endsAt: number;
  readonly #socket: WebSocket;
  #windowEndsAt = 0;
  #framesLeft = 0;

  constructor(socket: WebSocket, address: string, lifetimeMs: number) {
    this.#socket = socket;
    this.address = address;
    this.endsAt = this.heardAt + lifetimeMs;
  }

  send(event: string, data: unknown, channel?: string): void {
    this.deliver(JSON.stringify({ event, data, channel }));
  }

  /** Sends a frame that is text already. */
  deliver(frame: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > WAITING_BYTES) this.#socket.terminate();
    else this.#socket.send(frame);
  }

  /** Says what went wrong, by a code where the protocol has one, and goes on. */
  complain(code: number | null, message: string): void {
    this.send('pusher:error', { code, message });
  }

  /** Says why, and ends the connection. */
  close(code: number, message: string): void {
    this.complain(code, message);
    this.#socket.close(code, message);
    setTimeout(() => this.#socket.terminate(), CLOSE_MS).unref();
  }

  /** Counts a frame that was heard; false where they are too many. */
  hears(): boolean {
    this.heardAt = performance.now();
    if (this.heardAt >= this.#windowEndsAt) {
      this.#windowEndsAt = this.heardAt + WINDOW_MS;
      this.#framesLeft = FRAMES_PER_WINDOW;
    }
    this.#framesLeft -= 1;
    return this.#framesLeft >= 0;
  }
}
