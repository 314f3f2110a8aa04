/**
 * Audits the screens of both demo hotels with Lighthouse's mobile preset. Skips screens that redirect
 * by themselves, which are gone before Lighthouse is done, and screens answered with 404, which
 * counts as an error in the console.
 */

import { CHROMIUM_FLAGS, chromiumPath } from '@foyer/scripts/chromium';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { ThreadSentResponse } from '@foyer/shared/contracts/provider/messages.ts';
import type { Remote } from '@foyer/shared/contracts/remote.ts';
import lighthouse, { type Result } from 'lighthouse';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { median, printTable } from './figures.ts';
import { retryOnce } from './retry-once.ts';
import { type Screen, SLUGS, type Slug, screensOf } from './screens.ts';
import { onShutdown } from './shutdown.ts';
import { type Guest, signIn } from './site.ts';

/** The lowest accepted score, of 100. */
export const BARS = { performance: 95, accessibility: 100, 'best-practices': 100 };
type Category = keyof typeof BARS;
export const CATEGORIES = Object.keys(BARS) as Category[];

const REDIRECTING = ['reset-success', 'book-restaurant'];
/** The number of printed places of a failed audit, and the length of each. */
const MAX_PLACES = 5;
const PLACE_LENGTH = 400;

/** Holds the scores of one screen, and its audits with a score below the bar. */
type ScreenScores = { path: string; scores: Record<Category, number>; failedAudits: string[] };

/** Audits every screen `runs` times; `filter` selects those with it in their address. */
export async function auditScreens(
  origin: string,
  remotes: Remote[],
  runs: number,
  filter = '',
): Promise<ScreenScores[]> {
  const browser = await launch();
  const results: ScreenScores[] = [];
  for (const slug of SLUGS) {
    const guest = await signIn(origin, slug);
    for (const screen of await screensAt(origin, remotes, slug, guest)) {
      if (!screen.path.includes(filter)) continue;
      const result = await auditScreen(browser, origin, screen, guest, runs);
      console.log(
        [`${screen.path} ${Object.values(result.scores)}`, ...result.failedAudits].join('\n'),
      );
      results.push(result);
    }
  }
  if (results.length === 0) throw new Error(`No screen has "${filter}" in its address.`);
  console.log();
  printTable([
    ['screen', ...CATEGORIES],
    ...results.map(({ path, scores }) => [path, ...CATEGORIES.map((key) => String(scores[key]))]),
  ]);
  return results;
}

async function launch(): Promise<Browser> {
  const browser = await puppeteer.launch({
    executablePath: chromiumPath(),
    args: CHROMIUM_FLAGS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  onShutdown(() => browser.close());
  return browser;
}

/** Lists the screens of `slug` to audit, after `guest` has sent a message there. */
async function screensAt(
  origin: string,
  remotes: Remote[],
  slug: Slug,
  guest: Guest,
): Promise<Screen[]> {
  const sent = await fetch(`${origin}/api${endpoints.sendMessage}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${guest.stored.token}` },
    body: JSON.stringify({ subject: 'A late arrival', message: 'We arrive after midnight.' }),
  });
  const messageId = String(ThreadSentResponse.parse(await sent.json()).data?.id);
  const screens = screensOf(remotes, slug, { messageId });
  const landing = { name: 'landing', path: `/${slug}`, signedIn: false };
  return [landing, ...screens.filter(({ name }) => !REDIRECTING.includes(name))];
}

async function auditScreen(
  browser: Browser,
  origin: string,
  { path, signedIn }: Screen,
  guest: Guest,
  runs: number,
): Promise<ScreenScores> {
  const run = (categories: Category[]) =>
    retryOnce(() => auditFresh(browser, origin + path, signedIn ? guest : undefined, categories));
  const results = [await run(CATEGORIES)];
  while (results.length < runs) results.push(await run(['performance']));
  const [first] = results as [Result];
  const scores = {
    performance: median(results.map((result) => scoreOf(result, 'performance'))),
    accessibility: scoreOf(first, 'accessibility'),
    'best-practices': scoreOf(first, 'best-practices'),
  };
  const low = CATEGORIES.filter((category) => scores[category] < BARS[category]);
  return { path, scores, failedAudits: low.flatMap((category) => failedAuditsOf(first, category)) };
}

/** Audits `url` in a fresh browser context, signed in as `guest` if there is one. */
async function auditFresh(
  browser: Browser,
  url: string,
  guest: Guest | undefined,
  categories: Category[],
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    if (guest) {
      const domain = new URL(url).hostname;
      const cookies = guest.cookies.map((name) => ({ name, value: '1', domain, path: '/' }));
      await context.setCookie(...cookies);
      await page.evaluateOnNewDocument((stored) => {
        if (location.protocol === 'about:') return;
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      }, guest.stored);
    }
    return await audit(page, url, categories);
  } finally {
    await context.close();
  }
}

async function audit(page: Page, url: string, onlyCategories: Category[]): Promise<Result> {
  const flags = { onlyCategories, logLevel: 'error', disableFullPageScreenshot: true } as const;
  const result = (await lighthouse(url, flags, undefined, page))?.lhr;
  if (!result || result.runtimeError)
    throw new Error(`${url}: ${result?.runtimeError?.message ?? 'Lighthouse returned no result.'}`);
  return result;
}

const scoreOf = ({ categories }: Result, category: Category) =>
  Math.round((categories[category]?.score ?? Number.NaN) * 100);

/** Lists the audits that lower the score of `category`, with their values and places. */
function failedAuditsOf({ categories, audits }: Result, category: Category): string[] {
  const weighed = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return weighed.flatMap(({ id }) => {
    const found = audits[id];
    if (!found || found.score === null || found.score >= 1) return [];
    const places = found.details && 'items' in found.details ? found.details.items : [];
    return [
      `  ${category}: ${id} ${found.displayValue ?? ''}`.trimEnd(),
      ...Object.values(places)
        .slice(0, MAX_PLACES)
        .map((place) => `    ${JSON.stringify(place).slice(0, PLACE_LENGTH)}`),
    ];
  });
}
