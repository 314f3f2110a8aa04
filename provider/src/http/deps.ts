import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { TrustedProxies } from './address.ts';

/** Everything the app needs from outside; tests bring their own. */
export type Deps = {
  db: Database;
  log: Logger;
  /** Keys the HMACs of codes and the encryption of stored answers. */
  secret: string;
  now: () => Date;
  isTrustedProxy: TrustedProxies;
  /** Called when mail was queued. */
  onMail: () => void;
};
