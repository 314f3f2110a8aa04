import { once } from 'node:events';
import { Socket } from 'node:net';
import pg from 'pg';

/** Time for a graceful end before the connection is destroyed, in ms. */
const TERMINATE_MS = 1000;
const READ_TIMEOUT_MESSAGE = 'Query read timeout';

/**
 * Destroys its connection when a query times out, and ends without waiting for a hanging server.
 * `pg` itself keeps such a connection: the next query waits behind the lost one, and the pool hands
 * the connection out again.
 */
export class TimeoutClient extends pg.Client {
  readonly #socket: Socket;

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
    // A broken connection rejects the caller's query. Without a listener, Node would exit.
    this.on('error', () => {});
  }

  override query(...parameters: unknown[]): never {
    const result: unknown = Reflect.apply(super.query, this, parameters);
    // The pool passes a callback and destroys the connection itself.
    return (
      result instanceof Promise ? result.catch((error) => this.#failQuery(error)) : result
    ) as never;
  }

  override end(...parameters: unknown[]): never {
    setTimeout(() => this.destroyConnection(), TERMINATE_MS).unref();
    return Reflect.apply(super.end, this, parameters) as never;
  }

  /** Destroys the connection without a goodbye to the server. */
  destroyConnection(): void {
    this.#socket.destroy();
  }

  async #failQuery(error: unknown): Promise<never> {
    if (error instanceof Error && error.message === READ_TIMEOUT_MESSAGE) {
      const ended = once(this, 'end');
      this.destroyConnection();
      await ended;
    }
    throw error;
  }
}
