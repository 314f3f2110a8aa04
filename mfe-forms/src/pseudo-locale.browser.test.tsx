import { openPseudoPage } from '@foyer/shared/testing/pseudo-page.tsx';
import { test } from 'vitest';
import { remote } from '../remote.ts';

/** Names the service requests by their paths, so that each is checked. */
const mounts = remote.mounts.map((mount) =>
  mount.screen === 'service-request' ? { ...mount, screen: mount.path } : mount,
);
const codeOf = (screen: string) =>
  remote.mounts.some((mount) => mount.screen === screen)
    ? import(`./${screen}/${screen}-screen.tsx`)
    : import('./service-request/service-request-screen.tsx');

const { screens, checkScreen } = await openPseudoPage({ ...remote, mounts }, codeOf, {
  enquire: ['form'],
  'check-in': ['dialogs', 'form'],
  'pre-arrival': ['details', 'form'],
  'book-spa': ['dialogs', 'form'],
  'upgrade-room': ['dialogs', 'form'],
  'book-resturant': ['dialogs', 'form'],
  'book-restaurant': ['dialogs', 'form'],
  'book-transport': ['dialogs', 'form'],
});

test.each(screens)(
  'SHELL-98 %s in the pseudo-locale at 320 px is mirrored, not cut off and without English',
  (screen) => checkScreen(screen),
);
