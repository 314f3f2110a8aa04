import { openPseudoPage } from '@foyer/shared/testing/pseudo-page';
import { test } from 'vitest';
import { remote } from '../remote.ts';

const { screens, lookThrough } = await openPseudoPage(
  remote,
  (screen) => import(`./${screen}/${screen}-screen.tsx`),
  { 'sample-topic': ['form'] },
);

test.each(screens)(
  'in the pseudo-locale at 320 px %s is turned, whole, none of it in English',
  (screen) => lookThrough(screen),
);
