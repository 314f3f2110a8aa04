/** Measures the response to a press, and to typing and scrolling with much data. */
import type { Browser } from 'playwright';
import { type Figure, median, milliseconds } from '../figures.ts';
import { INTERACTIONS, worstInteraction } from '../interactions.ts';
import { createLargeHotel } from '../large-hotel.ts';
import { measureAlternately } from '../measure-alternately.ts';
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
    const found = await measureAlternately(site, (app) =>
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

export async function interactions(browser: Browser, site: Site): Promise<Figure[]> {
  console.log('Creating a hotel with 10,000 listings …');
  const hotel = await createLargeHotel(site.provider);
  const figures: Figure[] = [];
  for (const interaction of INTERACTIONS) {
    console.log(`Measuring ${interaction.name} …`);
    const found = await measureAlternately(site, (app) =>
      worstInteraction(
        { browser, app, profile: HOTEL_WIFI, guest: hotel.guest },
        hotel,
        interaction,
      ),
    );
    const [foyer, plain] = [median(found.foyer), median(found.plain)];
    figures.push({
      figure: `interaction to next paint, ${interaction.name}, CPU ×4`,
      bar: `≤ ${INTERACTION_BAR_MS} ms`,
      foyer: milliseconds(foyer),
      plain: milliseconds(plain),
      holds: foyer <= INTERACTION_BAR_MS,
    });
  }
  return figures;
}
