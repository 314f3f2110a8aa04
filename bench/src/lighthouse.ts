/**
 * What Lighthouse, with the profile of its mobile preset, says of the screens of both demo hotels.
 * Left out is what moves on by itself, as it is gone before Lighthouse has looked, and what is
 * answered with 404, which counts as an error in the console.
 */
import * as endpoints from '@foyer/shared/api/endpoints';
import { ThreadSentAnswer } from '@foyer/shared/contracts/messages';
import type { Remote } from '@foyer/shared/contracts/remote';
import lighthouse, { type Result } from 'lighthouse';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium.ts';
import { atEnd } from './ending.ts';
import { median, printTable } from './figures.ts';
import { onceMore } from './once-more.ts';
import { type Screen, SLUGS, type Slug, screensOf } from './screens.ts';
import { type Guest, signIn } from './site.ts';

/** The least score, of 100. */
export const BARS = { performance: 95, accessibility: 100, 'best-practices': 100 };
type Category = keyof typeof BARS;
export const JUDGED = Object.keys(BARS) as Category[];

const MOVING_ON = ['reset-success', 'book-restaurant'];
/** How many places of one fault are told, and how much of each. */
const PLACES = 5;
const PLACE_LENGTH = 400;

/** What is said of one screen; `faults` names what keeps a score below its bar. */
type Verdict = { path: string; scores: Record<Category, number>; faults: string[] };

/** Opens every screen `runs` times, or those alone that have `named` in their address. */
export async function judgeScreens(
  origin: string,
  remotes: Remote[],
  runs: number,
  named = '',
): Promise<Verdict[]> {
  const browser = await launch();
  const verdicts: Verdict[] = [];
  for (const slug of SLUGS) {
    const guest = await signIn(origin, slug);
    for (const screen of await screensAt(origin, remotes, slug, guest)) {
      if (!screen.path.includes(named)) continue;
      const verdict = await judge(browser, origin, screen, guest, runs);
      console.log(
        [`${screen.path} ${Object.values(verdict.scores)}`, ...verdict.faults].join('\n'),
      );
      verdicts.push(verdict);
    }
  }
  if (verdicts.length === 0) throw new Error(`No screen has "${named}" in its address.`);
  console.log();
  printTable([
    ['screen', ...JUDGED],
    ...verdicts.map(({ path, scores }) => [path, ...JUDGED.map((key) => String(scores[key]))]),
  ]);
  return verdicts;
}

async function launch(): Promise<Browser> {
  const browser = await puppeteer.launch({
    executablePath: chromiumPath(),
    args: CHROMIUM_FLAGS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  atEnd(() => browser.close());
  return browser;
}

/** What of `slug` is judged; `guest` has a message there. */
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
  const messageId = String(ThreadSentAnswer.parse(await sent.json()).data?.id);
  const screens = screensOf(remotes, slug, { messageId });
  const landing = { name: 'landing', path: `/${slug}`, signedIn: false };
  return [landing, ...screens.filter(({ name }) => !MOVING_ON.includes(name))];
}

async function judge(
  browser: Browser,
  origin: string,
  { path, signedIn }: Screen,
  guest: Guest,
  runs: number,
): Promise<Verdict> {
  const told = (categories: Category[]) =>
    onceMore(() => look(browser, origin + path, signedIn ? guest : undefined, categories));
  const results = [await told(JUDGED)];
  while (results.length < runs) results.push(await told(['performance']));
  const [first] = results as [Result];
  const scores = {
    performance: median(results.map((result) => scoreOf(result, 'performance'))),
    accessibility: scoreOf(first, 'accessibility'),
    'best-practices': scoreOf(first, 'best-practices'),
  };
  const low = JUDGED.filter((category) => scores[category] < BARS[category]);
  return { path, scores, faults: low.flatMap((category) => faultsOf(first, category)) };
}

/** Looks at `url` on a phone that has never been here before, or only to sign in. */
async function look(
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
    throw new Error(`${url}: ${result?.runtimeError?.message ?? 'Lighthouse says nothing.'}`);
  return result;
}

const scoreOf = ({ categories }: Result, category: Category) =>
  Math.round((categories[category]?.score ?? Number.NaN) * 100);

/** The audits that cost `category` something, each with its value and where it found it. */
function faultsOf({ categories, audits }: Result, category: Category): string[] {
  const weighed = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return weighed.flatMap(({ id }) => {
    const found = audits[id];
    if (!found || found.score === null || found.score >= 1) return [];
    const places = found.details && 'items' in found.details ? found.details.items : [];
    return [
      `  ${category}: ${id} ${found.displayValue ?? ''}`.trimEnd(),
      ...Object.values(places)
        .slice(0, PLACES)
        .map((place) => `    ${JSON.stringify(place).slice(0, PLACE_LENGTH)}`),
    ];
  });
}
