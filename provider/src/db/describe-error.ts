import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Returns the parts of an error that may be logged. The message of a failed query lists its
 * parameters (hashes, addresses), so only the SQL text and the database's reason are returned.
 */
export function describeError(error: unknown): {
  reason: string;
  stack?: string | undefined;
  query?: string;
} {
  if (error instanceof DrizzleQueryError) {
    return {
      reason: error.cause?.message ?? 'query failed',
      query: error.query,
      stack: error.cause?.stack,
    };
  }
  if (error instanceof Error) return { reason: error.message, stack: error.stack };
  return { reason: String(error) };
}
