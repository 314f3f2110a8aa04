/** Language of the pseudo-locale, which only development builds support. */
export const PSEUDO_LOCALE = 'xx';

/** Returns the language of the page (BCP 47) from `<html lang>`. */
export function pageLanguage(): string {
  // The gateway and the service worker have no document.
  const { document } = globalThis as { document?: { documentElement: { lang: string } } };
  try {
    return Intl.getCanonicalLocales(document?.documentElement.lang)[0] ?? 'en';
  } catch {
    // A page of another host may have no language, or an invalid one.
    return 'en';
  }
}

let cached = { from: '', locale: '' };

/**
 * Returns the locale for every `Intl` formatter: the page's language, with the region and the clock
 * (12 or 24 hours) of the guest's own settings.
 */
export function locale(): string {
  const language = pageLanguage();
  const from = `${language} ${navigator.languages}`;
  // A list calls this once per item.
  if (cached.from !== from) cached = { from, locale: localeIn(language) };
  return cached.locale;
}

function localeIn(language: string): string {
  if (language === PSEUDO_LOCALE) return 'ar-EG';
  const [base] = language.split('-');
  const own = navigator.languages.find((tag) => tag.split('-')[0] === base);
  const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
  const clock = hourCycle ? { hourCycle } : {};
  try {
    return new Intl.Locale(own ?? language, clock).toString();
  } catch {
    // Some browsers report an invalid language tag, such as "en-US@posix".
    return new Intl.Locale(language, clock).toString();
  }
}

/** Returns the locale of formats that docs/behaviour.md quotes: American on an English page. */
export function specifiedLocale(language = pageLanguage()): string {
  if (language === PSEUDO_LOCALE) return 'ar-EG';
  return language.split('-')[0] === 'en' ? 'en-US' : language;
}

/** Returns the locale of times: the specified one with the clock of the guest's settings. */
export function clockLocale(
  hourCycle: Intl.LocaleHourCycleKey | undefined = new Intl.Locale(locale()).hourCycle,
): string {
  return new Intl.Locale(specifiedLocale(), hourCycle && { hourCycle }).toString();
}
