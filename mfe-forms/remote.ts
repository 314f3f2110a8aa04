import { defineRemote } from '@foyer/shared/contracts/remote.ts';

const enquiry = (path: string) =>
  ({ path, area: 'dashboard', screen: 'enquire', title: 'Enquire', template: true }) as const;

/** Declares the forms for requests to the hotel, and the list of sent requests. */
export const remote = defineRemote({
  name: 'mfe-forms',
  budget: 32_000,
  mounts: [
    {
      path: 'hotel/check-in',
      area: 'dashboard',
      screen: 'check-in',
      title: 'Check In',
      template: true,
    },
    {
      path: 'hotel/pre-arrival',
      area: 'dashboard',
      screen: 'pre-arrival',
      title: 'Pre-Arrival',
      preloadedQueries: ['checklist'],
      template: true,
    },
    enquiry('enquire'),
    enquiry('hotel/quick-info/enquire'),
    enquiry(':categorySlug/:subCategorySlug/enquire'),
    enquiry(':categorySlug/:subCategorySlug/:childCategorySlug/enquire'),
    {
      path: 'book-spa',
      area: 'dashboard',
      screen: 'book-spa',
      title: 'Book a Spa Visit',
      template: true,
    },
    {
      path: 'upgrade-room',
      area: 'dashboard',
      screen: 'upgrade-room',
      title: 'Room Upgrade',
      template: true,
    },
    {
      path: 'book-resturant',
      area: 'dashboard',
      screen: 'book-resturant',
      title: 'Book a Table',
      template: true,
    },
    { path: 'book-restaurant', area: 'dashboard', screen: 'book-restaurant' },
    {
      path: 'book-transport',
      area: 'dashboard',
      screen: 'book-transport',
      title: 'Book a Ride',
      template: true,
    },
    {
      path: 'requests',
      area: 'dashboard',
      screen: 'requests',
      title: 'My Requests',
      prefetchOffline: true,
      preloadedQueries: ['requests'],
      template: true,
    },
  ],
  menu: [{ label: 'My requests', to: 'requests', feature: 'requests-state' }],
});
