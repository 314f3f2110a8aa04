import { words } from '../../language/words.ts';

/** What a guest is told while they wait, and of what is from before. */
export const text = words({
  loading: 'Loading',
  updated: (time: string) => `Updated ${time}`,
});
