import { PSEUDO, pageLanguage } from './locale.ts';
import { pseudo } from './pseudo.ts';

/**
 * Every text a guest sees passes here once: `export const text = words({ … })` in a `text.ts`. In a
 * production build it is that very text; under `pnpm dev` `?lang=xx` shows the pseudo-locale.
 */
export function words<T>(text: T): T {
  return import.meta.env.DEV && pageLanguage() === PSEUDO ? pseudo(text) : text;
}
