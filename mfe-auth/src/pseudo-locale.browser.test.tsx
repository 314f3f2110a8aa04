import { openPseudoPage } from '@foyer/shared/testing/pseudo-page.tsx';
import { test } from 'vitest';
import { remote } from '../remote.ts';

const { screens, checkScreen } = await openPseudoPage(
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

// Without these values, the form rejects the new password before it checks the fields.
sessionStorage.setItem('resetEmail', 'guest@example.com');
sessionStorage.setItem('resetToken', 'token');

test.each(screens)(
  'SHELL-98 in the pseudo-locale at 320 px, %s is mirrored, not cut off, and fully translated',
  (screen) => checkScreen(screen),
);
