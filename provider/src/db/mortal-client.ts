import { once } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';

/** How long a server may take to hear a goodbye, in ms. */
const GOODBYE_MS = 1000;
const TOOK_TOO_LONG = 'Query read timeout';

/** What a client of `pg` has that its types do not tell. */
type Inside = { connection: { stream: Socket } };

/**
 * A client whose connection dies with a query that took too long, and does not wait for a server
 * that hears no goodbye. `pg` by itself goes on with such a connection: the next query waits behind
 * the lost one, and the pool hands it out again.
 */
export class MortalClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // Whoever holds it learns of a broken connection by its query; without a listener the process ends.
    this.on('error', () => {});
  }

  override query(...parameters: unknown[]): never {
    const answer: unknown = Reflect.apply(super.query, this, parameters);
    // With a callback it was asked by the pool, which cuts the connection itself.
    return (
      answer instanceof Promise ? answer.catch((error) => this.#giveUp(error)) : answer
    ) as never;
  }

  override end(...parameters: unknown[]): never {
    setTimeout(() => this.cut(), GOODBYE_MS).unref();
    return Reflect.apply(super.end, this, parameters) as never;
  }

  /** Ends the connection without a word. */
  cut(): void {
    (this as unknown as Inside).connection.stream.destroy();
  }

  async #giveUp(error: unknown): Promise<never> {
    if (error instanceof Error && error.message === TOOK_TOO_LONG) {
      const ended = once(this, 'end');
      this.cut();
      await ended;
    }
    throw error;
  }
}
