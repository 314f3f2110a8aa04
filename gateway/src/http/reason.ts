/** Why something failed, for the log: fetch keeps the reason of "fetch failed" in its cause. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return String(error);
  // Node tries several addresses of a name and sums that up without words.
  const { code } = cause as { code?: unknown };
  return `${String(error)} (${cause.message || code})`;
}
