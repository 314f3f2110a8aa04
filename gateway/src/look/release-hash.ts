import type { Release } from '@foyer/shared/contracts/release';

/** The SHA-256 of a text, as hexadecimal digits. */
export async function hexHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a release is known by: all that it says of itself, the hash of each file included. */
export const releaseHash = (release: Release): Promise<string> => hexHash(JSON.stringify(release));
