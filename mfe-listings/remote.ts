import { defineRemote } from '@foyer/shared/contracts/remote.ts';

/** Declares the screens of categories, listings, their details, search and content pages. */
export const remote = defineRemote({
  name: 'mfe-listings',
  budget: 22_000,
  mounts: [
    { path: 'search', area: 'dashboard', screen: 'search', title: 'Search', template: true },
    // Without a title the page takes the words of the category's slug, as the navigation does.
    {
      path: ':categorySlug',
      area: 'dashboard',
      screen: 'category',
      prefetchOffline: true,
      preloadedQueries: ['category'],
      template: true,
    },
    {
      path: ':categorySlug/:subCategorySlug',
      area: 'dashboard',
      screen: 'listing',
      preloadedQueries: ['category', 'sub-category'],
      template: true,
    },
    {
      path: ':categorySlug/:subCategorySlug/:childCategorySlug/explore-details',
      area: 'dashboard',
      screen: 'details',
      title: 'Details',
      template: true,
    },
    {
      path: ':categorySlug/:subCategorySlug/:childCategorySlug/:subChildCategory/explore-details',
      area: 'dashboard',
      screen: 'details',
      title: 'Details',
      template: true,
    },
    {
      path: 'fitness-facility',
      area: 'dashboard',
      screen: 'content',
      title: 'Fitness',
      template: true,
    },
    {
      path: 'swimming-facility',
      area: 'dashboard',
      screen: 'content',
      title: 'Swimming',
      template: true,
    },
    {
      path: 'walking-facility',
      area: 'dashboard',
      screen: 'content',
      title: 'Walking',
      template: true,
    },
    { path: 'spas-facility', area: 'dashboard', screen: 'content', title: 'Spa', template: true },
    {
      path: 'explore-spas',
      area: 'dashboard',
      screen: 'content',
      title: 'Spa treatments',
      template: true,
    },
    {
      path: 'explore-resturants',
      area: 'dashboard',
      screen: 'content',
      title: 'Restaurants',
      template: true,
    },
    // Redirects the correct spelling to the specified one.
    { path: 'explore-restaurants', area: 'dashboard', screen: 'content', title: 'Restaurants' },
    { path: 'emergency', area: 'dashboard', screen: 'content', title: 'Emergency', template: true },
    {
      path: 'explore-doctors',
      area: 'dashboard',
      screen: 'content',
      title: 'Doctors',
      template: true,
    },
    { path: 'transport', area: 'dashboard', screen: 'content', title: 'Transport', template: true },
    {
      path: 'transport-detail',
      area: 'dashboard',
      screen: 'content',
      title: 'Transfers',
      template: true,
    },
  ],
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
