/** SQLSTATEs by which PostgreSQL says that it cannot be asked now, or gave up in time. */
const STATES = new Set([
  '25P03', // idle in a transaction for too long
  '55P03', // a lock that is not to be had
  '57014', // the statement took too long
  '57P01', // ended by an administrator
  '57P02', // another of its processes crashed
  '57P03', // starting or stopping
  '57P05', // idle for too long
]);
/** Whole classes: the connection broke; there are too many of them, no memory or no disk. */
const CLASSES = /^(08|53)\w{3}$/;
const NETWORK = new Set([
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
/** The clients themselves say it in words only. */
const WORDS =
  /^(Query read timeout|timeout (exceeded when trying to connect|expired)|Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end|PGlite is clos)/;

/** Whether a query failed because there is no database to answer it: a later try may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (STATES.has(code) || CLASSES.test(code) || NETWORK.has(code)) return true;
  return WORDS.test(error.message) || isUnavailable(error.cause);
}
