import { defineRemote } from '@foyer/shared/contracts/remote';

/** What of mfe-sample-topic is where, and how guests get there. */
export const remote = defineRemote({
  name: 'mfe-sample-topic',
  mounts: [
    {
      path: 'hotel/sample-topic',
      area: 'dashboard',
      screen: 'sample-topic',
      title: 'Sample topic',
      asks: ['quick-info'],
      frame: true,
    },
  ],
  menu: [{ label: 'Sample topic', to: 'hotel/sample-topic' }],
});
