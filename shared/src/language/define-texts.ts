import { PSEUDO_LOCALE, pageLanguage } from './locale.ts';
import { pseudo } from './pseudo.ts';

/**
 * Declares the texts of a package that guests see: `export const text = defineTexts({ … })` in a
 * `text.ts`. Returns them unchanged, but in the pseudo-locale under `pnpm dev` with `?lang=xx`.
 */
export function defineTexts<T>(text: T): T {
  return import.meta.env.DEV && pageLanguage() === PSEUDO_LOCALE ? pseudo(text) : text;
}
