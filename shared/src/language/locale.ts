/** Page language of the pseudo-locale, which only a development build speaks. */
export const PSEUDO = 'xx';

/** What the page is written in (BCP 47), as the gateway says it in `<html lang>`. */
export function pageLanguage(): string {
  // The gateway and the service worker have no document.
  const { document } = globalThis as { document?: { documentElement: { lang: string } } };
  try {
    return Intl.getCanonicalLocales(document?.documentElement.lang)[0] ?? 'en';
  } catch {
    // A page of another host may name none, or what is none.
    return 'en';
  }
}

let known = { from: '', locale: '' };

/**
 * For every `Intl` formatter of what a guest reads: the page's language, with the region and the
 * clock (12 or 24 hours) that the guest's own settings have.
 */
export function locale(): string {
  const language = pageLanguage();
  const from = `${language} ${navigator.languages}`;
  // A list asks for it once a line.
  if (known.from !== from) known = { from, locale: localeIn(language) };
  return known.locale;
}

function localeIn(language: string): string {
  if (language === PSEUDO) return 'ar-EG';
  const [spoken] = language.split('-');
  const own = navigator.languages.find((tag) => tag.split('-')[0] === spoken);
  const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
  const clock = hourCycle ? { hourCycle } : {};
  try {
    return new Intl.Locale(own ?? language, clock).toString();
  } catch {
    // Some browsers name what is no language tag, such as "en-US@posix".
    return new Intl.Locale(language, clock).toString();
  }
}

/** For forms of which docs/behaviour.md has the very letters: American in an English page. */
export function statedLocale(): string {
  return statedIn(pageLanguage());
}

/** The same in a page of this language. */
export function statedIn(language: string): string {
  if (language === PSEUDO) return 'ar-EG';
  return language.split('-')[0] === 'en' ? 'en-US' : language;
}
