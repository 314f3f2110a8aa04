import { words } from '../../language/words.ts';

/** Apart from `text.ts`, which would bring the words of every other field to the login. */
export const text = words({
  show: 'Show password',
  hide: 'Hide password',
});
