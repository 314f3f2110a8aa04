import { locale } from './locale.ts';

/** Formatters are cached: creating one is far slower than formatting. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number in the guest's locale: `1,234.5`. */
export function number(
  value: number,
  options: Intl.NumberFormatOptions = {},
  inLocale = locale(),
): string {
  const key = JSON.stringify([inLocale, options]);
  const format = formats.get(key) ?? new Intl.NumberFormat(inLocale, options);
  formats.set(key, format);
  return format.format(value);
}
