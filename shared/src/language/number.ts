import { locale } from './locale.ts';

/** A formatter costs far more than a number it formats. */
const formats = new Map<string, Intl.NumberFormat>();

/** `1,234.5`, as the guest's locale writes it. */
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
