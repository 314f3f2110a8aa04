import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test('SHELL-43 returns the language of the hotel and its direction', () => {
  const of = (language: string | null) => languageOf({ id: 1, slug: 'a', language });
  expect(of('ar')).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(of('he-IL')).toEqual({ lang: 'he-IL', dir: 'rtl' });
  expect(of('az_Arab')).toEqual({ lang: 'az-Arab', dir: 'rtl' });
  expect(of('de')).toEqual({ lang: 'de', dir: 'ltr' });
});

test.each([null, 'english please', '"><script>', 'a'.repeat(40)])(
  'SHELL-43 falls back to English for the language %j',
  (language) => {
    expect(languageOf({ id: 1, slug: 'a', language })).toEqual({ lang: 'en', dir: 'ltr' });
  },
);
