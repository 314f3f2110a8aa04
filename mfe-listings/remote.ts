import { defineRemote, type RemoteDeclaration } from '@foyer/shared/contracts/remote.ts';

type Mount = RemoteDeclaration['mounts'][number];

const mount = (path: string, screen: string, more: Partial<Mount> = {}): Mount => ({
  path,
  area: 'dashboard',
  screen,
  ...more,
});
const content = (path: string, title: string, more: Partial<Mount> = {}) =>
  mount(path, 'content', { title, template: true, ...more });

const LISTING = ':categorySlug/:subCategorySlug';
const DETAILS = { title: 'Details' };
/** Pages that show the hotel's emergency contact. */
const EMERGENCY: Partial<Mount> = { preloadedQueries: ['quick-info'] };

/** Declares the screens of categories, listings, their details, search and content pages. */
export const remote = defineRemote({
  name: 'mfe-listings',
  budget: 25_000,
  mounts: [
    mount('search', 'search', { title: 'Search', template: true }),
    // Without a title the page takes the words of the category's slug, as the navigation does.
    mount(':categorySlug', 'category', {
      prefetchOffline: true,
      preloadedQueries: ['category'],
      template: true,
    }),
    mount(LISTING, 'listing', { preloadedQueries: ['category', 'sub-category'] }),
    mount(`${LISTING}/:childCategorySlug/explore-details`, 'details', DETAILS),
    mount(`${LISTING}/:childCategorySlug/:subChildCategory/explore-details`, 'details', DETAILS),
    content('fitness-facility', 'Fitness'),
    content('swimming-facility', 'Swimming'),
    content('walking-facility', 'Walking'),
    content('spas-facility', 'Spa'),
    content('explore-spas', 'Spa treatments'),
    content('explore-resturants', 'Restaurants'),
    // Redirects the correct spelling to the specified one.
    mount('explore-restaurants', 'content', { title: 'Restaurants' }),
    content('emergency', 'Emergency', EMERGENCY),
    content('explore-doctors', 'Doctors', EMERGENCY),
    content('transport', 'Transport'),
    content('transport-detail', 'Transfers'),
  ],
  menu: [{ label: 'Emergency', to: 'emergency' }],
  header: [
    {
      label: 'Search',
      to: 'search',
      order: 3,
      home: true,
      icon: ['M21 21l-4.34-4.34', 'M11 3a8 8 0 1 1 0 16 8 8 0 0 1 0-16z'],
    },
  ],
});
