/** How soon a page answers a guest: a press, and typing and scrolling where there is very much. */
import type { Browser } from 'playwright';
import { makeCrowd } from '../crowd.ts';
import { type Figure, median, milliseconds } from '../figures.ts';
import { inTurns } from '../in-turns.ts';
import { DOINGS, worstInteraction } from '../interactions.ts';
import { type Press, pressToPaint, TO_QUICK_INFO, TO_SIGNUP } from '../press.ts';
import { HOTEL_WIFI } from '../profiles.ts';
import type { Guest, Site } from '../site.ts';

const PRESS_BAR_MS = 100;
const INTERACTION_BAR_MS = 200;

export async function presses(browser: Browser, site: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, press, guest] of [
    ['login to sign-up', TO_SIGNUP, undefined],
    ['home to quick info', TO_QUICK_INFO, site.guest],
  ] as const satisfies [string, Press, Guest | undefined][]) {
    console.log(`Pressing from ${name} …`);
    const found = await inTurns(site, (app) =>
      pressToPaint({ browser, app, profile: HOTEL_WIFI, guest }, press),
    );
    const [foyer, plain] = [median(found.foyer), median(found.plain)];
    figures.push({
      figure: `press to paint, ${name}, CPU ×4`,
      bar: `≤ ${PRESS_BAR_MS} ms`,
      foyer: milliseconds(foyer),
      plain: milliseconds(plain),
      holds: foyer <= PRESS_BAR_MS,
    });
  }
  return figures;
}

export async function crowds(browser: Browser, site: Site): Promise<Figure[]> {
  console.log('Making a hotel of 10,000 listings …');
  const crowd = await makeCrowd(site.provider);
  const figures: Figure[] = [];
  for (const doing of DOINGS) {
    console.log(`Busy with ${doing.name} …`);
    const found = await inTurns(site, (app) =>
      worstInteraction({ browser, app, profile: HOTEL_WIFI, guest: crowd.guest }, crowd, doing),
    );
    const [foyer, plain] = [median(found.foyer), median(found.plain)];
    figures.push({
      figure: `interaction to next paint, ${doing.name}, CPU ×4`,
      bar: `≤ ${INTERACTION_BAR_MS} ms`,
      foyer: milliseconds(foyer),
      plain: milliseconds(plain),
      holds: foyer <= INTERACTION_BAR_MS,
    });
  }
  return figures;
}
