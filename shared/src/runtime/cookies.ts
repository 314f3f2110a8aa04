/** Cookies that only say yes: to the gateway, or beyond signing out, which clears all local storage. */
export const cookies = {
  has: (name: string): boolean => document.cookie.split('; ').includes(`${name}=1`),

  /** For so long; none any more after 0 seconds. */
  set(name: string, seconds: number): void {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${name}=1; path=/; max-age=${seconds}; samesite=lax${secure}`;
  },
};
