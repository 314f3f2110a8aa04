import { defineRemote } from '@foyer/shared/contracts/remote';

const enquiry = (path: string) =>
  ({ path, area: 'dashboard', screen: 'enquire', title: 'Enquire', frame: true }) as const;

/** What a guest may ask of the hotel, and what became of it. */
export const remote = defineRemote({
  name: 'mfe-forms',
  budget: 32_000,
  mounts: [
    {
      path: 'hotel/check-in',
      area: 'dashboard',
      screen: 'check-in',
      title: 'Check In',
      frame: true,
    },
    {
      path: 'hotel/pre-arrival',
      area: 'dashboard',
      screen: 'pre-arrival',
      title: 'Pre-Arrival',
      asks: ['checklist'],
      frame: true,
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
      frame: true,
    },
    {
      path: 'upgrade-room',
      area: 'dashboard',
      screen: 'upgrade-room',
      title: 'Room Upgrade',
      frame: true,
    },
    {
      path: 'book-resturant',
      area: 'dashboard',
      screen: 'book-resturant',
      title: 'Book a Table',
      frame: true,
    },
    { path: 'book-restaurant', area: 'dashboard', screen: 'book-restaurant' },
    {
      path: 'book-transport',
      area: 'dashboard',
      screen: 'book-transport',
      title: 'Book a Ride',
      frame: true,
    },
    {
      path: 'requests',
      area: 'dashboard',
      screen: 'requests',
      title: 'My Requests',
      ahead: true,
      asks: ['requests'],
      frame: true,
    },
  ],
  menu: [{ label: 'My requests', to: 'requests', feature: 'requests-state' }],
});
