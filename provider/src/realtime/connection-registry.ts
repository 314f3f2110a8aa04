import type { Connection } from './connection.ts';
import { Groups } from './groups.ts';

/** Names the channel of one signed-in user. */
export const userChannel = (user: string) => `#server-to-user-${user}`;

/** Tracks connections with their addresses, users and channels. */
export class ConnectionRegistry {
  readonly connections = new Set<Connection>();
  readonly addresses = new Groups<Connection>();
  readonly users = new Groups<Connection>();
  readonly channels = new Groups<Connection>();

  add(connection: Connection): void {
    this.connections.add(connection);
    this.addresses.join(connection.address, connection);
  }

  remove(connection: Connection): void {
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

  /** Sends an event to a channel's connections, except to `exceptId`. `data` is text. */
  broadcast(channel: string, event: string, data: string, exceptId?: string): void {
    const frame = JSON.stringify({ event, data, channel });
    for (const connection of this.channels.of(channel))
      if (connection.id !== exceptId) connection.sendText(frame);
  }
}
