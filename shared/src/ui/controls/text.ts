import { words } from '../../language/words.ts';

export const text = words({
  close: 'Close',
  of: (action: string, thing: string) => `${action}: ${thing}`,
});
