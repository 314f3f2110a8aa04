import { defineRemote } from '@foyer/shared/contracts/remote';

/** The hotel itself: its profile for everybody, home and practical facts for its guests. */
export const remote = defineRemote({
  name: 'mfe-hotel',
  mounts: [
    { path: 'profile', area: 'public', screen: 'profile', title: 'About the hotel' },
    { path: 'hotel', area: 'dashboard', screen: 'home', title: 'Hotel' },
    { path: 'hotel/quick-info', area: 'dashboard', screen: 'quick-info', title: 'Quick info' },
  ],
  menu: [],
});
