/** Measures the layout shift and the Lighthouse scores of every screen. */
import type { Remote } from '@foyer/shared/contracts/remote.ts';
import type { Browser } from 'playwright';
import type { Figure } from '../figures.ts';
import { auditScreens, BARS, CATEGORIES } from '../lighthouse.ts';
import { coldLoad } from '../load.ts';
import { RUNS } from '../measure-alternately.ts';
import { HOTEL_WIFI } from '../profiles.ts';
import { screensOf } from '../screens.ts';
import type { Site } from '../site.ts';

const SHIFT_BAR = 0.02;

/** Opens every screen once, signed in where needed, and measures its layout shift. */
export async function shifts(browser: Browser, site: Site, remotes: Remote[]): Promise<Figure[]> {
  const screens = screensOf(remotes, 'grand-plaza');
  const worst = { foyer: { shift: 0, at: '' }, plain: { shift: 0, at: '' } };
  for (const { name, path, signedIn } of screens) {
    const guest = signedIn ? site.guest : undefined;
    console.log(`Measuring the layout shift of ${path} …`);
    for (const key of ['foyer', 'plain'] as const) {
      const visit = { browser, app: site[key], profile: HOTEL_WIFI, guest };
      const { shift } = await coldLoad(visit, path);
      if (shift >= worst[key].shift) worst[key] = { shift, at: name };
    }
  }
  return [
    {
      figure: `layout shift, worst of ${screens.length} screens`,
      bar: `≤ ${SHIFT_BAR}`,
      foyer: `${worst.foyer.shift.toFixed(3)} (${worst.foyer.at})`,
      plain: `${worst.plain.shift.toFixed(3)} (${worst.plain.at})`,
      holds: worst.foyer.shift <= SHIFT_BAR,
    },
  ];
}

export async function lighthouse(_: Browser, site: Site, remotes: Remote[]): Promise<Figure[]> {
  const results = await auditScreens(site.foyer.url, remotes, RUNS, process.env.SCREENS);
  return CATEGORIES.map((category) => {
    const [worst] = results.toSorted((a, b) => a.scores[category] - b.scores[category]);
    const score = worst?.scores[category] ?? Number.NaN;
    return {
      figure: `Lighthouse, ${category}, worst of ${results.length} screens`,
      bar: `≥ ${BARS[category]}`,
      foyer: `${score} (${worst?.path})`,
      plain: '–',
      holds: score >= BARS[category],
    };
  });
}
