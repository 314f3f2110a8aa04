/**
 * Allows a websocket to the pages of its own host and to public origins. Only browsers send `Origin`, so a
 * client without it is no page of another site.
 */
export function isAllowedOrigin(
  origin: string | null | undefined,
  host: string | undefined,
  publicOrigins: readonly string[] = [],
): boolean {
  if (origin === null || origin === undefined) return true;
  // A proxy may hide the scheme of the guest's request.
  return [...publicOrigins, `http://${host}`, `https://${host}`].includes(origin);
}
