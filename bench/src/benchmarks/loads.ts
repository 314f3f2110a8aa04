/** Measures pages opened with an empty cache: bytes, paints, and when a field is usable. */
import type { Browser } from 'playwright';
import { HOME, LOGIN } from '../addresses.ts';
import { type Figure, kilobytes, median, milliseconds } from '../figures.ts';
import { coldLoad, type Load } from '../load.ts';
import { measureAlternately, type Pair } from '../measure-alternately.ts';
import { HOTEL_WIFI, LIGHTHOUSE_MOBILE, type Profile, SLOW_CONNECTION } from '../profiles.ts';
import type { Site } from '../site.ts';

/** The accepted time until a cold load's heading, as a share of the plain app's. */
const HEADING_RATIO_BARS = new Map([
  [LIGHTHOUSE_MOBILE, 0.4],
  [HOTEL_WIFI, 0.5],
]);
const BYTES_BAR = 145_000;
const BYTES_RATIO_BAR = 1.05;
const HTML_BAR = 14_000;
const FIELD_BAR_MS = 1_200;
const PAINT_RATIO_BAR = 1.03;

export async function loads(browser: Browser, site: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const profile of [LIGHTHOUSE_MOBILE, HOTEL_WIFI]) {
    for (const [name, path, guest] of [
      ['login', LOGIN, undefined],
      ['hotel home', HOME, site.guest],
    ] as const) {
      console.log(`Opening ${path} with an empty cache, ${profile.name} …`);
      const found = await measureAlternately(site, (app) =>
        coldLoad({ browser, app, profile, guest }, path),
      );
      if (name === 'login' && profile === LIGHTHOUSE_MOBILE) figures.push(...bytes(found));
      figures.push(...paints(name, profile, found));
    }
  }
  return figures;
}

function bytes(found: Pair<Load[]>): Figure[] {
  const foyer = median(found.foyer.map(({ codeBytes }) => codeBytes));
  const plain = median(found.plain.map(({ codeBytes }) => codeBytes));
  const figure = 'script + style of a cold login, brotli';
  const html = {
    foyer: median(found.foyer.map(({ htmlBytes }) => htmlBytes)),
    plain: median(found.plain.map(({ htmlBytes }) => htmlBytes)),
  };
  return [
    {
      figure: 'HTML of the login, brotli',
      bar: `≤ ${kilobytes(HTML_BAR)}`,
      foyer: kilobytes(html.foyer),
      plain: kilobytes(html.plain),
      holds: html.foyer <= HTML_BAR,
    },
    {
      figure,
      bar: `≤ ${kilobytes(BYTES_BAR)}`,
      foyer: kilobytes(foyer),
      plain: kilobytes(plain),
      holds: foyer <= BYTES_BAR,
    },
    {
      figure,
      bar: `≤ ${BYTES_RATIO_BAR} × plain`,
      foyer: `${(foyer / plain).toFixed(2)} ×`,
      plain: '1.00 ×',
      holds: foyer <= BYTES_RATIO_BAR * plain,
    },
  ];
}

function paints(screen: string, profile: Profile, found: Pair<Load[]>): Figure[] {
  const of = (loads: Load[], key: 'painted' | 'largestPaint') =>
    median(loads.map((load) => load[key]));
  const largestElement = (loads: Load[]) =>
    [...new Set(loads.map((load) => load.largestElement))].join(' or ');
  const [paint, plainPaint] = [of(found.foyer, 'largestPaint'), of(found.plain, 'largestPaint')];
  const [heading, plainHeading] = [of(found.foyer, 'painted'), of(found.plain, 'painted')];
  const headingBar = HEADING_RATIO_BARS.get(profile) ?? 1;
  return [
    {
      figure: `largest paint, ${screen}, cold, ${profile.name}`,
      bar: `≤ ${PAINT_RATIO_BAR} × plain`,
      foyer: `${milliseconds(paint)} (${(paint / plainPaint).toFixed(2)} ×), ${largestElement(found.foyer)}`,
      plain: `${milliseconds(plainPaint)}, ${largestElement(found.plain)}`,
      holds: paint <= PAINT_RATIO_BAR * plainPaint,
    },
    {
      figure: `heading painted, ${screen}, cold, ${profile.name}`,
      bar: `≤ ${headingBar} × plain`,
      foyer: `${milliseconds(heading)} (${(heading / plainHeading).toFixed(2)} ×)`,
      plain: milliseconds(plainHeading),
      holds: heading <= headingBar * plainHeading,
    },
  ];
}

/** Measures when a guest can type into the first field of the login. */
export async function fields(browser: Browser, site: Site): Promise<Figure[]> {
  console.log(`Opening ${LOGIN} with an empty cache, ${SLOW_CONNECTION.name} …`);
  const found = await measureAlternately(site, (app) =>
    coldLoad({ browser, app, profile: SLOW_CONNECTION, guest: undefined }, LOGIN),
  );
  const [foyer, plain] = [found.foyer, found.plain].map((loads) =>
    median(loads.map(({ field }) => field)),
  ) as [number, number];
  return [
    {
      figure: `first usable field, login, cold, ${SLOW_CONNECTION.name}`,
      bar: `≤ ${FIELD_BAR_MS} ms`,
      foyer: milliseconds(foyer),
      plain: milliseconds(plain),
      holds: foyer <= FIELD_BAR_MS,
    },
  ];
}
