import { defineRemote, type RemoteDeclaration } from '@foyer/shared/contracts/remote.ts';

type Mount = RemoteDeclaration['mounts'][number];

const form = (path: string, screen: string, title?: string, more: Partial<Mount> = {}): Mount => ({
  path,
  area: 'dashboard',
  screen,
  ...(title && { title, template: true }),
  ...more,
});

/** Declares the forms for requests to the hotel, and the list of sent requests. */
export const remote = defineRemote({
  name: 'mfe-forms',
  budget: 37_500,
  contributes: ['inbox', 'search'],
  mounts: [
    form('hotel/check-in', 'check-in', 'Check In', { preloadedQueries: ['requests'] }),
    form('hotel/pre-arrival', 'pre-arrival', 'Pre-Arrival', {
      preloadedQueries: ['checklist', 'requests'],
    }),
    form('enquire', 'enquire', 'Enquire'),
    form('hotel/quick-info/enquire', 'enquire', 'Enquire'),
    form(':categorySlug/:subCategorySlug/enquire', 'enquire', 'Enquire'),
    form(':categorySlug/:subCategorySlug/:childCategorySlug/enquire', 'enquire', 'Enquire'),
    form('book-spa', 'service-request', 'Book a Spa Visit'),
    form('upgrade-room', 'service-request', 'Room Upgrade'),
    form('book-resturant', 'service-request', 'Book a Table'),
    form('book-restaurant', 'service-request'),
    form('book-transport', 'service-request', 'Book a Ride'),
    form('requests', 'requests', 'My Requests', {
      prefetchOffline: true,
      preloadedQueries: ['requests'],
    }),
  ],
  menu: [
    {
      label: 'My requests',
      to: 'requests',
      badge: 'request-count',
      feature: 'requests-state',
    },
  ],
});
