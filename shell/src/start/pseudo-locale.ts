import { PSEUDO } from '@foyer/shared/language/locale';

const KEPT = 'pseudoLocale';

// `?lang=xx` under `pnpm dev`: this tab speaks the pseudo-locale, right to left, until another
// `?lang=` is opened. Before any text is made, hence among the first imports of the shell.
if (import.meta.env.DEV) {
  const asked = new URLSearchParams(location.search).get('lang');
  if (asked !== null) sessionStorage.setItem(KEPT, asked);
  if (sessionStorage.getItem(KEPT) === PSEUDO)
    Object.assign(document.documentElement, { lang: PSEUDO, dir: 'rtl' });
}
