import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Matches SQLSTATEs of a PostgreSQL that is unavailable or timed out: the classes 08 (connection
 * exception) and 53 (insufficient resources), shutdowns and restarts (57P), canceled queries and
 * time limits (57014, 25P03, 55P03).
 */
const SQL_STATES = /^(08\w{3}|53\w{3}|57P0[1235]|57014|25P03|55P03)$/;
const NETWORK_CODES =
  /^(EAI_AGAIN|ECONN(ABORTED|REFUSED|RESET)|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT)$/;
/** Matches client errors, which have a message but no code. */
const MESSAGES =
  /^(Query read timeout|timeout (exceeded when trying to connect|expired)|Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end|PGlite is clos)/;

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

/** Tells whether a query failed because the database is unavailable, so a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (SQL_STATES.test(code) || NETWORK_CODES.test(code)) return true;
  return MESSAGES.test(error.message) || isUnavailable(error.cause);
}

/** Tells whether PostgreSQL rejected a second row with the same unique value. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && codeOf(cause) === '23505';
}

/**
 * Returns the parts of an error that may be logged. The message of a failed query lists its
 * parameters (hashes, addresses), so only the SQL text and the database's reason are returned.
 */
export function describeError(error: unknown) {
  if (error instanceof DrizzleQueryError) {
    const { cause, query } = error;
    return { reason: cause?.message ?? 'query failed', query, stack: cause?.stack };
  }
  if (error instanceof Error) return { reason: error.message, stack: error.stack };
  return { reason: String(error) };
}
