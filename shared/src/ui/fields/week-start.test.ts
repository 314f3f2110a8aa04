import { afterEach, expect, test, vi } from 'vitest';
import { regionalWeekStart, weekStart } from './week-start.ts';

/** Sets the page's and the browser's language. */
function setLanguages(language: string, own: string): void {
  vi.stubGlobal('document', { documentElement: { lang: language } });
  vi.stubGlobal('navigator', { language: own, languages: [own] });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en', 'en-US', 0],
  ['en', 'en-GB', 1],
  ['en', 'de-AT', 1],
  ['de', 'de-DE', 1],
  ['ar', 'ar-EG', 6],
  ['en', 'C', 0],
] as const)(
  'AUTH-122 for a page in %s and a browser in %s, weeks start on day %i',
  (page, own, day) => {
    setLanguages(page, own);
    expect(weekStart()).toBe(day);
  },
);

test('AUTH-122 the region data equals the engine’s', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const regions = letters
    .flatMap((first) => letters.map((second) => first + second))
    // Excludes deprecated codes.
    .filter((region) => names.of(region) && new Intl.Locale('und', { region }).region === region);
  expect(regions.length).toBeGreaterThan(240);
  for (const region of regions) {
    const original: unknown = Reflect.get(Intl.Locale.prototype, 'getWeekInfo').call(
      new Intl.Locale('und', { region }),
    );
    const { firstDay } = original as { firstDay: number };
    expect(regionalWeekStart(region), region).toBe(firstDay % 7);
  }
});
