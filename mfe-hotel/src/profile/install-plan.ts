/** What a press on an install tile leads to. */
export type InstallPlan = 'prompt' | 'firefox' | 'ios' | 'menu';

/**
 * Chooses it from the tile and the browser. The iOS tile always explains the Share button; the
 * Android tile asks the browser, unless that is Firefox or has no prompt to show.
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
 * Whether the page was opened inside another app, such as a messenger: what shows it there has no
 * home screen to offer. iOS leaves Safari's name out, Android says `wv`.
 */
export function isInAnotherApp(userAgent: string): boolean {
  if (/; wv\)|\b(?:FBAN|FBAV|Instagram|Line)\b/.test(userAgent)) return true;
  return /\b(?:iPhone|iPad)\b/.test(userAgent) && !/ Safari\//.test(userAgent);
}
