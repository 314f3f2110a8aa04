import { defineRemote } from '@foyer/shared/contracts/remote.ts';

/** Declares the hotel's public profile, and home and quick info for its guests. */
export const remote = defineRemote({
  name: 'mfe-hotel',
  budget: 27_000,
  contributes: ['search'],
  mounts: [
    {
      path: 'profile',
      area: 'public',
      screen: 'profile',
      title: 'About the hotel',
      template: true,
    },
    {
      path: 'hotel',
      area: 'dashboard',
      screen: 'home',
      title: 'Hotel',
      preloadedQueries: ['home-categories', 'weather', 'requests'],
      template: true,
    },
    {
      path: 'hotel/quick-info',
      area: 'dashboard',
      screen: 'quick-info',
      title: 'Quick info',
      prefetchOffline: true,
      preloadedQueries: ['quick-info'],
      template: true,
    },
  ],
  menu: [{ label: 'About the hotel', publicPage: 'profile', order: 4 }],
  header: [
    {
      label: 'Call the hotel',
      call: 'phone',
      order: 1,
      icon: [
        'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
      ],
    },
  ],
});
