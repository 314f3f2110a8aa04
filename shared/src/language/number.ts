import { locale } from './locale.ts';

/** Formats a number in the guest's locale: `1,234.5`. */
export function number(
  value: number,
  options?: Intl.NumberFormatOptions,
  inLocale = locale(),
): string {
  return value.toLocaleString(inLocale, options);
}
