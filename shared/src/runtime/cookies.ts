/**
 * Reads and writes flag cookies. The gateway sees them, and they outlive sign-out, unlike local storage.
 */
export const cookies = {
  has: (name: string): boolean => document.cookie.split('; ').includes(`${name}=1`),

  /** Sets the cookie for `seconds`; 0 removes it. */
  set(name: string, seconds: number): void {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${name}=1; path=/; max-age=${seconds}; samesite=lax${secure}`;
  },
};
