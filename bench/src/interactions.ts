import type { Page } from 'playwright';
import { type Visit, withFreshPage } from './browser.ts';
import type { LargeHotel } from './large-hotel.ts';
import { untilPainted } from './load.ts';

/** The pause after a press, as of a quick guest, in ms. */
const PRESS_MS = 120;
const SETTLE_MS = 2000;
const SCREENFULS = 12;

/** Describes a sequence of keys and taps on a screen with much data. */
export type Interaction = {
  name: string;
  path: string;
  act: (page: Page, hotel: LargeHotel) => Promise<void>;
  /** Prepares the page before it is opened. */
  prepare?: (page: Page) => Promise<void>;
};

async function scroll(page: Page): Promise<void> {
  for (let screenful = 0; screenful < SCREENFULS; screenful++) {
    await page.keyboard.press('PageDown', { delay: PRESS_MS });
    await page.waitForTimeout(PRESS_MS);
  }
}

export const INTERACTIONS: Interaction[] = [
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
    name: 'scrolling and writing in a chat of 10,000',
    path: 'dashboard/chat',
    prepare: withoutPagination,
    async act(page, { sendMessage }) {
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
        if (key === ' ') await sendMessage('Of course.');
        await page.keyboard.press(key, { delay: PRESS_MS });
      }
      await page.getByRole('button', { name: 'Send' }).tap();
      await page.getByRole('log').getByText('A cot, please.').last().waitFor();
    },
  },
];

/** Makes the provider return the whole chat instead of one page of it. */
async function withoutPagination(page: Page): Promise<void> {
  await page.route('**/api/quick-chat?limit=*', (route) =>
    route.continue({ url: route.request().url().split('?')[0] ?? '' }),
  );
}

/** Returns the longest time from an interaction to the next paint, in ms. Less than 16 counts as 0. */
export async function worstInteraction(
  visit: Visit,
  hotel: LargeHotel,
  interaction: Interaction,
): Promise<number> {
  return withFreshPage(visit, async (page) => {
    await interaction.prepare?.(page);
    await page.goto(`${visit.app.url}/${hotel.slug}/${interaction.path}`, { waitUntil: 'commit' });
    await untilPainted(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    await interaction.act(page, hotel);
    await page.waitForTimeout(SETTLE_MS);
    return page.evaluate(() => observed.interaction);
  });
}
