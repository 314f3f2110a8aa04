import type { Mount } from '../../shared/src/contracts/mount.ts';
import { defineRemote } from '../../shared/src/contracts/remote.ts';

const sample = (path: string, title: string): Mount => ({
  path,
  area: 'dashboard',
  screen: 'sample',
  title,
});

/**
 * What tests need of remotes that this repository does not have yet: their names, mounts and
 * entries over the fixture's sample screen. Each gives way to the real remote of its name.
 */
export const STAND_INS = [
  defineRemote({
    name: 'mfe-messaging',
    mounts: [sample('notification', 'Notifications'), sample('messages', 'Messages')],
    header: [
      {
        label: 'Notifications',
        to: 'notification',
        order: 2,
        icon: [
          'M10.268 21a2 2 0 0 0 3.464 0',
          'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
        ],
      },
    ],
    menu: [{ label: 'Messages', to: 'messages', order: 1 }],
  }),
];
