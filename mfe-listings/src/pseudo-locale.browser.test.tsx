import { openPseudoPage } from '@foyer/shared/testing/pseudo-page.tsx';
import { test } from 'vitest';
import { remote } from '../remote.ts';

const { screens, checkScreen } = await openPseudoPage(
  remote,
  (screen) => import(`./${screen}/${screen}-screen.tsx`),
);

test.each(screens)(
  'SHELL-98 %s in the pseudo-locale at 320 px is mirrored, not cut off and without English',
  (screen) => checkScreen(screen),
);
