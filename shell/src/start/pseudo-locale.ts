import { PSEUDO_LOCALE } from '@foyer/shared/language/locale.ts';

const STORAGE_KEY = 'pseudoLocale';

// `?lang=xx` under `pnpm dev` switches this tab to the pseudo-locale, right to left, until another
// `?lang=` is opened. Must run before any text is defined, hence an early import.
if (import.meta.env.DEV) {
  const requested = new URLSearchParams(location.search).get('lang');
  if (requested !== null) sessionStorage.setItem(STORAGE_KEY, requested);
  if (sessionStorage.getItem(STORAGE_KEY) === PSEUDO_LOCALE)
    Object.assign(document.documentElement, { lang: PSEUDO_LOCALE, dir: 'rtl' });
}
