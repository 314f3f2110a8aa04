import { defineRemote } from '@foyer/shared/contracts/remote';

const enquiry = (path: string) =>
  ({ path, area: 'dashboard', screen: 'enquire', title: 'Enquire' }) as const;

/** What a guest may ask of the hotel, and what became of it. */
export const remote = defineRemote({
  name: 'mfe-forms',
  budget: 32_000,
  mounts: [
    { path: 'hotel/check-in', area: 'dashboard', screen: 'check-in', title: 'Check In' },
    { path: 'hotel/pre-arrival', area: 'dashboard', screen: 'pre-arrival', title: 'Pre-Arrival' },
    enquiry('enquire'),
    enquiry('hotel/quick-info/enquire'),
    enquiry(':categorySlug/:subCategorySlug/enquire'),
    enquiry(':categorySlug/:subCategorySlug/:childCategorySlug/enquire'),
    { path: 'book-spa', area: 'dashboard', screen: 'book-spa', title: 'Book a Spa Visit' },
    { path: 'upgrade-room', area: 'dashboard', screen: 'upgrade-room', title: 'Room Upgrade' },
    { path: 'book-resturant', area: 'dashboard', screen: 'book-resturant', title: 'Book a Table' },
    { path: 'book-restaurant', area: 'dashboard', screen: 'book-restaurant' },
    { path: 'book-transport', area: 'dashboard', screen: 'book-transport', title: 'Book a Ride' },
    { path: 'requests', area: 'dashboard', screen: 'requests', title: 'My Requests', ahead: true },
  ],
  menu: [{ label: 'My requests', to: 'requests', feature: 'requests-state' }],
});
