import { defineRemote, type Mount } from '../../shared/src/contracts/remote.ts';

const sample = (path: string, title: string): Mount => ({
  path,
  area: 'dashboard',
  screen: 'sample',
  title,
});

/**
 * What tests need of remotes that this repository does not have yet: their names and mounts
 * over the fixture's sample screen. Each gives way to the real remote of its name.
 */
export const STAND_INS = [
  defineRemote({
    name: 'mfe-listings',
    mounts: [
      sample(':categorySlug', 'Category'),
      sample(':categorySlug/:subCategorySlug', 'Listing'),
      sample(':categorySlug/:subCategorySlug/:childCategorySlug/explore-details', 'Details'),
    ],
    menu: [],
  }),
  defineRemote({
    name: 'mfe-forms',
    mounts: [
      sample('hotel/check-in', 'Check In'),
      sample('hotel/pre-arrival', 'Pre Arrival'),
      sample('hotel/quick-info/enquire', 'Enquire'),
    ],
    menu: [],
  }),
  defineRemote({
    name: 'mfe-messaging',
    mounts: [sample('notification', 'Notifications'), sample('messages', 'Messages')],
    menu: [],
  }),
];
