/** Counts the round trips before the paint, and measures an offline repeat visit. */
import type { Browser } from 'playwright';
import { HOME, LOGIN } from '../addresses.ts';
import { type Figure, median, milliseconds } from '../figures.ts';
import { RUNS } from '../measure-alternately.ts';
import { HOTEL_WIFI } from '../profiles.ts';
import { roundTrips } from '../round-trips.ts';
import { secondVisit } from '../second-visit.ts';
import type { App, Site } from '../site.ts';

const TRIPS_BAR = 2;

export async function countRoundTrips(browser: Browser, site: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path, guest] of [
    ['login', LOGIN, undefined],
    ['hotel home', HOME, site.guest],
  ] as const) {
    console.log(`Counting round trips to ${path} …`);
    const count = (app: App) => roundTrips({ browser, app, guest }, path, RUNS);
    const [foyer, plain] = [await count(site.foyer), await count(site.plain)];
    figures.push({
      figure: `round trips after the HTML until ${name} is painted`,
      bar: `≤ ${TRIPS_BAR}`,
      foyer: foyer.toFixed(1),
      plain: plain.toFixed(1),
      holds: foyer <= TRIPS_BAR,
    });
  }
  return figures;
}

export async function repeatVisits(browser: Browser, { foyer, guest }: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path, visitor] of [
    ['login', LOGIN, undefined],
    ['hotel home', HOME, guest],
  ] as const) {
    console.log(`Opening ${path} again without a network …`);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++)
      times.push(
        await secondVisit({ browser, app: foyer, profile: HOTEL_WIFI, guest: visitor }, path),
      );
    figures.push({
      figure: `heading painted, ${name}, second visit, no network, CPU ×4`,
      bar: 'no request before it',
      foyer: milliseconds(median(times)),
      plain: '–',
      // The visit is offline, so there is no request.
      holds: true,
    });
  }
  return figures;
}
