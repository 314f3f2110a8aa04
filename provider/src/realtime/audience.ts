import type { Connection } from './connection.ts';
import { Groups } from './groups.ts';

/** The channel on which only what one signed-in user is told goes. */
export const userChannel = (user: string) => `#server-to-user-${user}`;

/** Everybody who is connected, and who hears what. */
export class Audience {
  readonly connections = new Set<Connection>();
  readonly addresses = new Groups<Connection>();
  readonly users = new Groups<Connection>();
  readonly channels = new Groups<Connection>();

  enter(connection: Connection): void {
    this.connections.add(connection);
    this.addresses.join(connection.address, connection);
  }

  leave(connection: Connection): void {
    this.connections.delete(connection);
    this.addresses.leave(connection.address, connection);
    if (connection.user) this.users.leave(connection.user, connection);
    for (const channel of connection.channels) this.channels.leave(channel, connection);
  }

  signIn(connection: Connection, user: string): void {
    if (connection.user) this.users.leave(connection.user, connection);
    connection.user = user;
    this.users.join(user, connection);
  }

  subscribe(connection: Connection, channel: string): void {
    connection.channels.add(channel);
    this.channels.join(channel, connection);
  }

  unsubscribe(connection: Connection, channel: string): void {
    connection.channels.delete(channel);
    this.channels.leave(channel, connection);
  }

  /** Tells an event to all of a channel but to the connection `exceptId`. `data` is text. */
  tell(channel: string, event: string, data: string, exceptId?: string): void {
    const frame = JSON.stringify({ event, data, channel });
    for (const connection of this.channels.of(channel))
      if (connection.id !== exceptId) connection.deliver(frame);
  }
}
