import { openPseudoPage } from '@foyer/shared/testing/pseudo-page.tsx';
import { test } from 'vitest';
import { remote } from '../remote.ts';

const { screens, checkScreen } = await openPseudoPage(
  remote,
  (screen) => import(`./${screen}/${screen}-screen.tsx`),
  {
    enquire: ['form'],
    'check-in': ['dialogs', 'form'],
    'pre-arrival': ['details', 'form'],
    'book-spa': ['dialogs', 'form'],
    'upgrade-room': ['dialogs', 'form'],
    'book-resturant': ['dialogs', 'form'],
    'book-restaurant': ['dialogs', 'form'],
    'book-transport': ['dialogs', 'form'],
  },
);

test.each(screens)(
  'SHELL-41 %s in the pseudo-locale at 320 px is mirrored, not cut off and without English',
  (screen) => checkScreen(screen),
);
