import { afterEach, expect, test, vi } from 'vitest';
import { regionalWeekStart, weekStart } from './week-start.ts';

/** A page in `language`, read by a guest whose browser prefers `own`. */
function reads(language: string, own: string): void {
  vi.stubGlobal('document', { documentElement: { lang: language } });
  vi.stubGlobal('navigator', { language: own, languages: [own] });
}

afterEach(() => vi.unstubAllGlobals());

const CASES = [
  ['en', 'en-US', 0],
  ['en', 'en-GB', 1],
  ['en', 'de-AT', 1],
  ['de', 'de-DE', 1],
  ['ar', 'ar-EG', 6],
  ['en', 'C', 0],
] as const;

test.each(CASES)('AUTH-63 a page in %s read in %s: weeks begin on day %i', (page, own, day) => {
  reads(page, own);
  expect(weekStart()).toBe(day);
});

test.each(CASES)('AUTH-63 the same without week data: %s, %s, %i', (page, own, day) => {
  const told = Reflect.get(Intl.Locale.prototype, 'getWeekInfo');
  Reflect.set(Intl.Locale.prototype, 'getWeekInfo', undefined);
  reads(page, own);
  expect(weekStart()).toBe(day);
  Reflect.set(Intl.Locale.prototype, 'getWeekInfo', told);
});

test('AUTH-63 what is known of regions is what engines know', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const regions = letters
    .flatMap((first) => letters.map((second) => first + second))
    // Not those that have another code by now.
    .filter((region) => names.of(region) && new Intl.Locale('und', { region }).region === region);
  expect(regions.length).toBeGreaterThan(240);
  for (const region of regions) {
    const told: unknown = Reflect.get(Intl.Locale.prototype, 'getWeekInfo').call(
      new Intl.Locale('und', { region }),
    );
    const { firstDay } = told as { firstDay: number };
    expect(regionalWeekStart(region), region).toBe(firstDay % 7);
  }
});
