import { parseAccept } from 'hono/utils/accept';

/** Content codings of the gateway, the smaller first. */
const CODINGS = ['br', 'gzip'] as const;
export type ContentCoding = (typeof CODINGS)[number];

/** Returns the content codings that `Accept-Encoding` names with a weight above 0. */
export function acceptedCodings(header: string | undefined): ContentCoding[] {
  const accepted = parseAccept(header?.toLowerCase() ?? '').filter(({ q }) => q > 0);
  return CODINGS.filter((coding) => accepted.some(({ type }) => type === coding));
}

/** Tells whether `If-None-Match` contains an entity tag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const opaque = etag.replace(/^W\//, '');
  return header?.match(/"[^"]*"/g)?.includes(opaque) ?? false;
}
