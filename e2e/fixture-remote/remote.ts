import { defineRemote } from '../../shared/src/contracts/remote.ts';

/** A remote of the tests' own: screens at mounts that no remote of this repository owns yet. */
export const remote = defineRemote({
  name: 'mfe-fixture',
  mounts: [
    { path: 'hotel/check-in', area: 'dashboard', screen: 'sample', title: 'Check In' },
    { path: 'hotel/pre-arrival', area: 'dashboard', screen: 'sample', title: 'Pre Arrival' },
    { path: 'hotel/quick-info/enquire', area: 'dashboard', screen: 'sample', title: 'Enquire' },
    { path: 'notification', area: 'dashboard', screen: 'sample', title: 'Notifications' },
    { path: 'messages', area: 'dashboard', screen: 'sample', title: 'Messages' },
    { path: 'broken', area: 'dashboard', screen: 'broken', title: 'Broken' },
    { path: 'calls', area: 'dashboard', screen: 'calls', title: 'Calls' },
    { path: ':categorySlug', area: 'dashboard', screen: 'sample', title: 'Category' },
    {
      path: ':categorySlug/:subCategorySlug',
      area: 'dashboard',
      screen: 'sample',
      title: 'Listing',
    },
    {
      path: ':categorySlug/:subCategorySlug/:childCategorySlug/explore-details',
      area: 'dashboard',
      screen: 'sample',
      title: 'Details',
    },
  ],
  menu: [],
});
