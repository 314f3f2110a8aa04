/** Lists SQLSTATEs of a PostgreSQL that is unavailable or timed out. */
const SQL_STATES = new Set([
  '25P03', // idle_in_transaction_session_timeout
  '55P03', // lock_not_available
  '57014', // query_canceled, also by statement_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
]);
/** Matches the classes 08 (connection exception) and 53 (insufficient resources). */
const SQL_STATE_CLASSES = /^(08|53)\w{3}$/;
const NETWORK_CODES = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Matches client errors, which have a message but no code. */
const MESSAGES =
  /^(Query read timeout|timeout (exceeded when trying to connect|expired)|Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end|PGlite is clos)/;

/** Tells whether a query failed because the database is unavailable, so a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (SQL_STATES.has(code) || SQL_STATE_CLASSES.test(code) || NETWORK_CODES.has(code)) return true;
  return MESSAGES.test(error.message) || isUnavailable(error.cause);
}
