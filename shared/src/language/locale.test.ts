import { afterEach, expect, test, vi } from 'vitest';
import { locale, specifiedLocale } from './locale.ts';
import { plural } from './plural.ts';

/** A page in `language`, read by a guest whose browser prefers `own`. */
function reads(language: string, ...own: string[]): void {
  vi.stubGlobal('document', { documentElement: { lang: language } });
  vi.stubGlobal('navigator', { languages: own });
}

afterEach(() => vi.unstubAllGlobals());

test('SHELL-42 formats dates and numbers in the language of the page and the guest’s region', () => {
  reads('en', 'de-AT', 'en-GB', 'en-US');
  expect(new Intl.Locale(locale()).baseName).toBe('en-GB');
  reads('en', 'de-AT');
  expect(new Intl.Locale(locale()).baseName).toBe('en');
  reads('ar', 'en-GB');
  expect(new Intl.Locale(locale()).baseName).toBe('ar');
  expect(specifiedLocale()).toBe('ar');
  reads('en-GB', 'en-GB');
  expect(specifiedLocale()).toBe('en-US');
});

test('SHELL-42 falls back to English for an invalid language', () => {
  reads('', 'en-US@posix');
  expect(new Intl.Locale(locale()).baseName).toBe('en');
  reads('de_DE', 'C');
  expect(specifiedLocale()).toBe('en-US');
});

test('SHELL-42 selects plurals by the rules of the language', () => {
  const forms = { one: 'day', few: 'few days', other: 'days' };
  reads('en');
  expect([1, 3].map((count) => plural(count, forms))).toEqual(['day', 'days']);
  reads('pl');
  expect([1, 3, 5].map((count) => plural(count, forms))).toEqual(['day', 'few days', 'days']);
});
