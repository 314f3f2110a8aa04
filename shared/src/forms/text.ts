import { words } from '../language/words.ts';

/** What every form says by itself, the login's too. */
export const text = words({
  slow: 'This takes longer than usual. Please keep this page open.',
  wait: (time: string) => `Too many tries. You can try again in ${time}.`,
});
