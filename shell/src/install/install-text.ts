import { words } from '@foyer/shared/language/words';

/** What the offer says; not in `text.ts`, which every page downloads. */
export const text = words({
  title: (hotel: string) => `Keep ${hotel} at hand`,
  hint: 'One tap away. No store, no download.',
  install: 'Install',
  later: 'Not now',
});
