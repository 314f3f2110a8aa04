import { openPseudoPage } from '@foyer/shared/testing/pseudo-page';
import { test } from 'vitest';
import { remote } from '../remote.ts';

const { screens, lookThrough } = await openPseudoPage(
  remote,
  (screen) => import(`./${screen}/${screen}-screen.tsx`),
  {
    login: ['form'],
    signup: ['dialogs', 'form'],
    'forgot-password': ['form'],
    'verify-code': ['form'],
    'reset-password': ['form'],
  },
);

// Without them the new password is refused before its fields are looked at.
sessionStorage.setItem('resetEmail', 'guest@example.com');
sessionStorage.setItem('resetToken', 'token');

test.each(screens)(
  'SHELL-41 in the pseudo-locale at 320 px %s is turned, whole, none of it in English',
  (screen) => lookThrough(screen),
);
