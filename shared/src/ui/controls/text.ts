import { defineTexts } from '../../language/define-texts.ts';

export const text = defineTexts({
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  scrollBack: 'Scroll back',
  scrollOn: 'Scroll on',
  unread: (count: string) => `${count} unread`,
  moreThan: (count: string) => `${count}+`,
  of: (action: string, thing: string) => `${action}: ${thing}`,
});
