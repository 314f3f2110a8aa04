import type { Page } from 'playwright';
import { type Visit, withFreshPage } from './browser.ts';
import type { Crowd } from './crowd.ts';
import { untilPainted } from './load.ts';

/** After a press the page is left alone for as long as a quick guest does; in ms. */
const PRESS_MS = 120;
const SETTLE_MS = 2000;
const SCREENFULS = 12;

/** What somebody does with many listings; every key and tap is an interaction. */
export type Doing = {
  name: string;
  path: string;
  act: (page: Page, crowd: Crowd) => Promise<void>;
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<void>;
};

async function scroll(page: Page): Promise<void> {
  for (let screenful = 0; screenful < SCREENFULS; screenful++) {
    await page.keyboard.press('PageDown', { delay: PRESS_MS });
    await page.waitForTimeout(PRESS_MS);
  }
}

export const DOINGS: Doing[] = [
  { name: 'scrolling a category of 5,000', path: 'dashboard/local-area', act: scroll },
  {
    name: 'sorting and scrolling 5,000 listings',
    path: 'dashboard/local-area/restaurants',
    async act(page) {
      await page.getByRole('switch').tap();
      await scroll(page);
      await page.getByRole('switch').tap();
    },
  },
  {
    name: 'searching 10,000 listings',
    path: 'dashboard/search',
    async act(page) {
      await page.getByRole('searchbox').tap();
      for (const key of 'kitchn 4321'.split(''))
        await page.keyboard.press(key, { delay: PRESS_MS });
      for (let letter = 0; letter < 4; letter++)
        await page.keyboard.press('Backspace', { delay: PRESS_MS });
      await page
        .getByRole('link', { name: /Kitchen/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'a chat of 10,000: scrolling, writing, hearing',
    path: 'dashboard/chat',
    prepare: withoutPages,
    async act(page, { say }) {
      await page
        .getByRole('log')
        .getByText(/^Line 10000,/)
        .waitFor();
      await page.getByRole('log').focus();
      for (let screenful = 0; screenful < SCREENFULS; screenful++) {
        await page.keyboard.press('PageUp', { delay: PRESS_MS });
        await page.waitForTimeout(PRESS_MS);
      }
      await page.getByPlaceholder('Write your message...').tap();
      for (const key of 'A cot, please.'.split('')) {
        if (key === ' ') await say('Of course.');
        await page.keyboard.press(key, { delay: PRESS_MS });
      }
      await page.getByRole('button', { name: 'Send' }).tap();
      await page.getByRole('log').getByText('A cot, please.').last().waitFor();
    },
  },
];

/** As of a provider without pages: the chat comes as a whole. */
async function withoutPages(page: Page): Promise<void> {
  await page.route('**/api/quick-chat?limit=*', (route) =>
    route.continue({ url: route.request().url().split('?')[0] ?? '' }),
  );
}

/** The longest time from an interaction to the next paint, in ms; what is under 16 counts as 0. */
export async function worstInteraction(visit: Visit, crowd: Crowd, doing: Doing): Promise<number> {
  return withFreshPage(visit, async (page) => {
    await doing.prepare?.(page);
    await page.goto(`${visit.app.url}/${crowd.slug}/${doing.path}`, { waitUntil: 'commit' });
    await untilPainted(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    await doing.act(page, crowd);
    await page.waitForTimeout(SETTLE_MS);
    return page.evaluate(() => observed.interaction);
  });
}
