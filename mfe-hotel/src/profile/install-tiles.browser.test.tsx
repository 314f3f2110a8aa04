import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { expect, onTestFinished, test } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, { profile: () => import('./profile-screen.tsx') });

const INSTALLED = '(display-mode: standalone)';

const allRules = (rules: Iterable<CSSRule>): CSSRule[] =>
  [...rules].flatMap((rule) => [
    rule,
    ...('cssRules' in rule ? allRules(rule.cssRules as CSSRuleList) : []),
  ]);

/** Applies the rules of the installed app; no browser emulates this display mode. */
function becomeInstalled(): void {
  for (const { cssRules } of document.styleSheets)
    for (const rule of allRules(cssRules)) {
      if (!(rule instanceof CSSMediaRule) || rule.conditionText !== INSTALLED) continue;
      rule.media.mediaText = 'all';
      onTestFinished(() => {
        rule.media.mediaText = INSTALLED;
      });
    }
}

test('APP-29 hides the install tiles in the installed app', async () => {
  const screen = await page.open('profile');
  const tile = screen.getByRole('button', { name: /^Android/ });
  await expect.element(tile).toBeVisible();
  becomeInstalled();
  await expect.element(tile).not.toBeInTheDocument();
});
