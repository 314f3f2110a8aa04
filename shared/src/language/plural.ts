import { statedLocale } from './locale.ts';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form that the page's language has for `count` things: `plural(2, { one: 'day', other: 'days' })`. */
export function plural(count: number, forms: Forms): string {
  return forms[new Intl.PluralRules(statedLocale()).select(count)] ?? forms.other;
}
