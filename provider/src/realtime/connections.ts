import { Groups } from '@foyer/common/http';
import { CLOSE, type Connection, type Session } from './connection.ts';

/** Time for the sign-in after a connection opened, in ms. */
const SIGN_IN_MS = 30_000;

/** Limits open connections; those of an address allow all guests of a hotel behind it. */
export type ConnectionLimits = {
  all: number;
  byAddress: number;
  /** Connections of an address without a sign-in. Above it the oldest one is closed. */
  signedOutByAddress: number;
};

/** Holds the open connections by channel, session and address. */
export class Connections {
  readonly open = new Set<Connection>();
  readonly #limits: ConnectionLimits;
  readonly #byAddress = new Groups<Connection>();
  readonly #byChannel = new Groups<Connection>();
  readonly #bySession = new Groups<Connection>();
  readonly #signedOut = new Groups<Connection>();
  /** A sign-in may be signed before its session ends, and sent until `SIGN_IN_MS` later. */
  readonly #endedSessions = new Set<string>();

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  hasPlaceFor(address: string): boolean {
    const { all, byAddress } = this.#limits;
    return this.open.size < all && this.#byAddress.of(address).size < byAddress;
  }

  /**
   * Adds a connection, which is closed unless it signs in in time. Above the limit the oldest one
   * makes room, because a stranger's idle connections would otherwise keep guests out.
   */
  add(connection: Connection): void {
    const { address } = connection;
    const signedOut = this.#signedOut.of(address);
    const [oldest] = signedOut;
    if (oldest && signedOut.size >= this.#limits.signedOutByAddress) this.#closeSignedOut(oldest);
    this.open.add(connection);
    this.#byAddress.add(address, connection);
    this.#signedOut.add(address, connection);
    const close = () => this.#closeSignedOut(connection);
    connection.signInTimer = setTimeout(close, SIGN_IN_MS).unref();
  }

  #closeSignedOut(connection: Connection): void {
    this.#endWait(connection);
    connection.close(CLOSE.overCapacity, 'No sign-in.');
  }

  /** Ends the wait for the sign-in of a connection. */
  #endWait(connection: Connection): void {
    clearTimeout(connection.signInTimer);
    this.#signedOut.delete(connection.address, connection);
  }

  remove(connection: Connection): void {
    this.open.delete(connection);
    this.#endWait(connection);
    this.#byAddress.delete(connection.address, connection);
    if (connection.session) this.#bySession.delete(connection.session.id, connection);
    for (const channel of connection.channels) this.#byChannel.delete(channel, connection);
  }

  /** Binds a connection to its session. Returns false if that ended or the connection has another. */
  signIn(connection: Connection, session: Session): boolean {
    const { id } = session;
    if (this.#endedSessions.has(id) || (connection.session?.id ?? id) !== id) return false;
    connection.session = session;
    this.#bySession.add(id, connection);
    this.#endWait(connection);
    return true;
  }

  endSession(id: string): void {
    this.#endedSessions.add(id);
    setTimeout(() => this.#endedSessions.delete(id), SIGN_IN_MS).unref();
    for (const connection of this.#bySession.of(id))
      connection.close(CLOSE.unauthorized, 'The session has ended.');
  }

  subscribe(connection: Connection, channel: string): void {
    connection.channels.add(channel);
    this.#byChannel.add(channel, connection);
  }

  unsubscribe(connection: Connection, channel: string): void {
    connection.channels.delete(channel);
    this.#byChannel.delete(channel, connection);
  }

  subscribersOf(channel: string): ReadonlySet<Connection> {
    return this.#byChannel.of(channel);
  }
}
