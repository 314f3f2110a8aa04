import { defineTexts } from '../../language/words.ts';

export const text = defineTexts({
  close: 'Close',
  of: (action: string, thing: string) => `${action}: ${thing}`,
});
