/** The codings that the gateway keeps answers in, the smaller first. */
const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** The codings that `Accept-Encoding` takes, the smaller first: named, and not with a weight of 0. */
export function acceptedCodings(header: string | undefined): Coding[] {
  const accepted = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...rest] = part.toLowerCase().split(';');
      const weight = /^\s*q\s*=\s*([\d.]+)\s*$/.exec(rest.join(';'))?.[1];
      return [name.trim(), Number(weight ?? 1) > 0];
    }),
  );
  return CODINGS.filter((coding) => accepted.get(coding));
}

/** Whether `If-None-Match` names this entity tag; `W/` does not count (RFC 9110, section 13.1.2). */
export function namesEtag(header: string | undefined, etag: string): boolean {
  const opaque = etag.replace(/^W\//, '');
  return header?.match(/"[^"]*"/g)?.includes(opaque) ?? false;
}
