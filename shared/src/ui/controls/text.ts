import { defineTexts } from '../../language/define-texts.ts';

export const text = defineTexts({
  close: 'Close',
  of: (action: string, thing: string) => `${action}: ${thing}`,
});
