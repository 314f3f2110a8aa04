import { createHash } from 'node:crypto';

/** The entity tag of what is answered: the same in every process. */
export function entityTag(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`;
}

/** Whether `If-None-Match` names this tag; `W/` does not count (RFC 9110, section 13.1.2). */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch?.trim() === '*') return true;
  return ifNoneMatch?.match(/"[^"]*"/g)?.includes(tag) ?? false;
}
