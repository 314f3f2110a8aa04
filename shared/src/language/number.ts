import { locale } from './locale.ts';

/** `1,234.5`, as the guest's locale writes it. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale(), options).format(value);
}
