import { DrizzleQueryError } from 'drizzle-orm';

/**
 * What of an error may be logged. A failed query's own message lists its parameters (hashes,
 * addresses), so that only its text and the database's reason are told.
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
