import type { Logger } from 'pino';
import type Pusher from 'pusher';
import type { Database } from '../db/database.ts';
import type { TrustedProxies } from './address.ts';

/**
 * Tells everybody on a private channel, named without its `private-`, what has just been recorded;
 * `exceptSocket` is the connection that said it. Never fails: who misses an event reads it later.
 */
export type Publish = (
  channel: string,
  event: string,
  data: unknown,
  exceptSocket?: string,
) => void;

/** Ends the live connections of tokens that have just died. Never fails. */
export type Disconnect = (tokenIds: readonly number[]) => void;

/** Signs what a client may do at the broadcasting service. */
export type Signer = Pick<Pusher, 'authorizeChannel' | 'authenticateUser'>;

/** Hashes passwords and compares them, a few at a time. */
export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Takes the same time whether or not there is somebody whose password it could be. */
  verify: (passwordHash: string | undefined, password: string) => Promise<boolean>;
};

/** Everything the app needs from outside; tests bring their own. */
export type Deps = {
  db: Database;
  log: Logger;
  /** Keys the HMACs of codes and the encryption of stored answers. */
  secret: string;
  passwords: Passwords;
  now: () => Date;
  isTrustedProxy: TrustedProxies;
  /** Where guests reach the app: mails lead there. */
  publicUrl: string;
  /** Called when mail was queued. */
  onMail: () => void;
  publish: Publish;
  disconnect: Disconnect;
  signer: Signer;
};
