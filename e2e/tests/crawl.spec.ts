import { siteOf } from '@foyer/shared/addresses/site.ts';
import type { ComposedMount } from '@foyer/shared/contracts/composition.ts';
import type { Page } from '@playwright/test';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { compositionOf, mountsIn } from '../support/mounts.ts';
import { expect, test } from '../support/test.ts';

const SLUG = 'grand-plaza';
const MAX_TAPS = 3;

/** Mounts without a link, and why. */
const WITHOUT_LINK: Record<string, string> = {
  'verify-code': 'follows the form of the forgotten password',
  'reset-password': 'follows the code',
  'reset-success': 'follows the new password',
  'explore-restaurants': 'redirects to the specified spelling',
  'book-restaurant': 'redirects to the specified spelling',
  'messages/:messageId': 'needs a thread that the guest has begun',
  ':categorySlug/:subCategorySlug/:childCategorySlug/:subChildCategory/explore-details':
    'needs a hotel with one more level of listings',
};

/** Opens an address and returns its links; a link in a closed menu takes two taps. */
async function linksOf(page: Page, href: string): Promise<{ href: string; taps: number }[]> {
  await page.goto(href);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin, protocol }) => protocol.startsWith('http') && origin === location.origin)
      .map((link) => ({ href: link.pathname, taps: link.closest('[hidden]') ? 2 : 1 })),
  );
}

/** Follows links from a page and returns the paths of the mounts that it reaches in three taps. */
async function reachedFrom(page: Page, start: string, wanted: ComposedMount[]) {
  await page.goto(start);
  const { mountAt } = siteOf(await compositionOf(page));
  const missing = new Set(wanted.map(({ path }) => path));
  missing.delete(mountAt(start)?.path ?? '');
  const taps = new Map([[start, 0]]);
  const opened = new Set<string>();
  while (missing.size > 0) {
    const [next, done] =
      [...taps]
        .filter(([href, count]) => count < MAX_TAPS && !opened.has(href))
        .sort(([, a], [, b]) => a - b)[0] ?? [];
    if (next === undefined || done === undefined) break;
    opened.add(next);
    for (const link of await linksOf(page, next)) {
      const count = done + link.taps;
      if (count > MAX_TAPS || count >= (taps.get(link.href) ?? Number.POSITIVE_INFINITY)) continue;
      taps.set(link.href, count);
      const mount = link.href.startsWith(`/${SLUG}/`) ? mountAt(link.href) : undefined;
      if (mount) missing.delete(mount.path);
    }
  }
  return [...missing];
}

/** Reports whether a link must lead to a mount; the tests' own remote has none. */
const isLinked = ({ path }: ComposedMount) =>
  !(path in WITHOUT_LINK) && !path.startsWith('fixture/');

test('SHELL-132 a visitor reaches every page before sign-in within three taps from the landing page', async ({
  page,
}) => {
  await page.goto(`/${SLUG}`);
  const composition = await compositionOf(page);
  const wanted = [...mountsIn(composition, 'public'), ...mountsIn(composition, 'guest-only')];
  expect(await reachedFrom(page, `/${SLUG}`, wanted.filter(isLinked))).toEqual([]);
});

test('SHELL-132 a guest reaches every page of the dashboard and the profile within three taps from home', async ({
  page,
  request,
}) => {
  await storeSession(page, await createSignedInGuest(request, SLUG));
  await page.goto(`/${SLUG}/dashboard/hotel`);
  const composition = await compositionOf(page);
  const wanted = [...mountsIn(composition, 'public'), ...mountsIn(composition, 'dashboard')];
  const home = `/${SLUG}/dashboard/hotel`;
  expect(await reachedFrom(page, home, wanted.filter(isLinked))).toEqual([]);
});
