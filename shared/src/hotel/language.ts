import type { Hotel } from '../contracts/provider/hotel.ts';

const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/** Returns language and direction of a hotel's page; English if the record has no valid language. */
export function languageOf(hotel: Hotel | null | undefined): { lang: string; dir: 'ltr' | 'rtl' } {
  const language = localeOf(hotel?.language) ?? new Intl.Locale('en');
  const { script = '' } = language.maximize();
  return { lang: language.baseName, dir: RIGHT_TO_LEFT.test(script) ? 'rtl' : 'ltr' };
}

function localeOf(tag: string | null | undefined): Intl.Locale | undefined {
  if (!tag || tag.length > 35) return undefined;
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}
