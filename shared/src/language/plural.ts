import { specifiedLocale } from './locale.ts';
import { number } from './number.ts';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Selects the plural form of the page's language: `plural(2, { one: 'day', other: 'days' })`. */
export function plural(count: number, forms: Forms): string {
  return forms[new Intl.PluralRules(specifiedLocale()).select(count)] ?? forms.other;
}

/** Returns a text of a count, which replaces `#`: `counted({ one: '# day', other: '# days' })(2)`. */
export const counted = (forms: Forms) => (count: number) =>
  plural(count, forms).replace('#', number(count));
