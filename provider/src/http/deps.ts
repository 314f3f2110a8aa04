import type { IsTrustedProxy } from '@foyer/common/guest-address';
import type { Logger } from 'pino';
import type Pusher from 'pusher';
import type { Database } from '../db/database.ts';

/**
 * Publishes an event on a private channel, named without its prefix `private-`.
 * `exceptSocket` is the sender's connection. Never throws: clients read missed events later.
 */
export type Publish = (
  channel: string,
  event: string,
  data: unknown,
  exceptSocket?: string,
) => void;

/** Ends the realtime connections of revoked tokens. Never throws. */
export type Disconnect = (tokenIds: readonly number[]) => void;

/** Signs a client's subscriptions and sign-in at the broadcasting service. */
type Signer = Pick<Pusher, 'authorizeChannel' | 'authenticateUser'>;

/** Hashes and compares passwords. */
export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Takes the same time for known and unknown accounts. */
  verify: (passwordHash: string | undefined, password: string) => Promise<boolean>;
};

/**
 * Runs the work of a sign-in when it is its turn.
 * Rejects with a 503 when too many wait. `known`: the guest signed in from this address before.
 */
export type SignInQueue = <Result>(
  requester: { email: string; address: string; known: boolean; isSignUp?: boolean },
  work: () => Promise<Result>,
) => Promise<Result>;

/** Holds the app's dependencies, which tests replace. */
export type Deps = {
  db: Database;
  log: Logger;
  /** Keys the HMACs of codes and the encryption of stored responses. */
  secret: string;
  passwords: Passwords;
  queueSignIn: SignInQueue;
  isTrustedProxy: IsTrustedProxy;
  /** Base URL of the app, for links in mails. */
  publicUrl: string;
  /** Wakes the mail loop after mail was queued. */
  onMailQueued: () => void;
  publish: Publish;
  disconnect: Disconnect;
  signer: Signer;
};

/** Identifies the caller by their bearer token, which is bound to one hotel. */
export type Principal = {
  tokenId: number;
  userId: number;
  hotelId: number;
  role: 'guest' | 'admin';
};

/** Reads the tokens of Authorization headers. */
export type BearerTokens = {
  /** Resolves a token, with a query. */
  authenticate: (authorization: string) => Promise<Principal | undefined>;
  /** Reports whether the token's proof is right, without a query. It may have ended since. */
  isProven: (authorization: string) => boolean;
};
