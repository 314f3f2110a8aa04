import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test('SHELL-43 a page has the language of its hotel and reads the way that language does', () => {
  const of = (language: string | null) => languageOf({ id: 1, slug: 'a', language });
  expect(of('ar')).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(of('he-IL')).toEqual({ lang: 'he-IL', dir: 'rtl' });
  expect(of('az_Arab')).toEqual({ lang: 'az-Arab', dir: 'rtl' });
  expect(of('de')).toEqual({ lang: 'de', dir: 'ltr' });
});

test.each([null, 'english please', '"><script>', 'a'.repeat(40)])(
  'SHELL-43 a language that is none (%j) counts as English',
  (language) => {
    expect(languageOf({ id: 1, slug: 'a', language })).toEqual({ lang: 'en', dir: 'ltr' });
  },
);
