import { defineRemote } from '@foyer/shared/contracts/remote.ts';

/** The screens of mfe-sample-topic and their entries in the menu. */
export const remote = defineRemote({
  name: 'mfe-sample-topic',
  mounts: [
    {
      path: 'hotel/sample-topic',
      area: 'dashboard',
      screen: 'sample-topic',
      title: 'Sample topic',
      preloadedQueries: ['quick-info'],
      prefetchOffline: true,
      template: true,
    },
  ],
  menu: [{ label: 'Sample topic', to: 'hotel/sample-topic' }],
});
