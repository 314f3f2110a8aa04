/** The result of pressing an install tile. */
export type InstallPlan = 'prompt' | 'firefox' | 'ios' | 'menu';

/**
 * Chooses the install plan for a tile in a browser. The iOS tile always explains the Share button.
 * The Android tile shows the browser's prompt, except in Firefox or if the browser has no prompt.
 */
export function installPlan(
  tile: 'android' | 'ios',
  browser: { userAgent: string; promptReady: boolean },
): InstallPlan {
  if (tile === 'ios') return 'ios';
  if (/Firefox\//.test(browser.userAgent)) return 'firefox';
  return browser.promptReady ? 'prompt' : 'menu';
}

/**
 * Returns true if the page is open inside another app, such as a messenger. Its web view cannot
 * add to the home screen. iOS leaves Safari's name out of the user agent, Android adds `wv`.
 */
export function isInAnotherApp(userAgent: string): boolean {
  if (/; wv\)|\b(?:FBAN|FBAV|Instagram|Line)\b/.test(userAgent)) return true;
  return /\b(?:iPhone|iPad)\b/.test(userAgent) && !/ Safari\//.test(userAgent);
}
