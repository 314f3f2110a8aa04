/** Returns the reason of an error for the log: `fetch` puts it into the cause. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return String(error);
  // Node tries several addresses of a name, and their summary has no message.
  const { code } = cause as { code?: unknown };
  return `${String(error)} (${cause.message || code})`;
}
