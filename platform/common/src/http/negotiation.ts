/** Content codings of the gateway, the smaller first. */
const CODINGS = ['br', 'gzip'] as const;
export type ContentCoding = (typeof CODINGS)[number];

/** Returns the content codings that `Accept-Encoding` names with a weight above 0. */
export function acceptedCodings(header: string | undefined): ContentCoding[] {
  const accepted = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...rest] = part.toLowerCase().split(';');
      const weight = /^\s*q\s*=\s*([\d.]+)\s*$/.exec(rest.join(';'))?.[1];
      return [name.trim(), Number(weight ?? 1) > 0];
    }),
  );
  return CODINGS.filter((coding) => accepted.get(coding));
}

/** Tells whether `If-None-Match` contains an entity tag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const opaque = etag.replace(/^W\//, '');
  return header?.match(/"[^"]*"/g)?.includes(opaque) ?? false;
}
