import type { Logger } from 'pino';

/** Names the events of accounts. An operator searches the log for them. */
type AuditEvent =
  | 'signed up'
  | 'signed in'
  | 'sign-in failed'
  | 'sign-in refused'
  | 'signed out'
  | 'signed out everywhere'
  | 'code requested'
  | 'code wrong'
  | 'code accepted'
  | 'password changed'
  | 'password change refused';

/** Identifies an account; the columns of its row. */
export type AuditedAccount = { id: number; hotel_id: number };

/** Logs an event of an account; `undefined` stands for an e-mail address without an account. */
export type Audit = (event: AuditEvent, account: AuditedAccount | undefined) => void;

/** Logs each event as one line, without e-mail addresses and secrets. */
export const auditLog =
  (log: Logger, source: { address: string; requestId: string }): Audit =>
  (event, account) =>
    log.info({ audit: event, userId: account?.id, hotelId: account?.hotel_id, ...source }, 'audit');
