/** Whether `Accept-Encoding` takes brotli: it is named, and not with a weight of zero. */
export function acceptsBrotli(header: string | undefined): boolean {
  const named = /(?:^|,)\s*br\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?(?:,|$)/i.exec(header ?? '');
  return named !== null && Number(named[1] ?? 1) > 0;
}

/** Whether `If-None-Match` names this entity tag; `W/` does not count (RFC 9110, section 13.1.2). */
export function namesEtag(header: string | undefined, etag: string): boolean {
  const opaque = etag.replace(/^W\//, '');
  return header?.match(/"[^"]*"/g)?.includes(opaque) ?? false;
}
