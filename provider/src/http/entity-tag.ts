import { createHash } from 'node:crypto';

/** Computes the entity tag of a response, the same in every process. */
export function entityTag(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`;
}

/** Compares `If-None-Match` with a tag by weak comparison (RFC 9110, section 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch?.trim() === '*') return true;
  return ifNoneMatch?.match(/"[^"]*"/g)?.includes(tag) ?? false;
}
