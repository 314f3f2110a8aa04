import type { Release } from '@foyer/releases/contracts';

/** Returns the SHA-256 of a text, as hexadecimal digits. */
export async function hexHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the hash of a release's manifest, which contains the hash of each file. */
export const releaseHash = (release: Release): Promise<string> => hexHash(JSON.stringify(release));
