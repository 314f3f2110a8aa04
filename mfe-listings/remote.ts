import { defineRemote } from '@foyer/shared/contracts/remote';

/** What the hotel offers and what is around it: categories, listings and their details. */
export const remote = defineRemote({
  name: 'mfe-listings',
  budget: 22_000,
  mounts: [
    { path: 'search', area: 'dashboard', screen: 'search', title: 'Search', frame: true },
    // Without a title a category is called by the words of its slug, as in the navigation.
    {
      path: ':categorySlug',
      area: 'dashboard',
      screen: 'category',
      ahead: true,
      asks: ['category'],
      frame: true,
    },
    {
      path: ':categorySlug/:subCategorySlug',
      area: 'dashboard',
      screen: 'listing',
      asks: ['category', 'sub-category'],
      frame: true,
    },
    {
      path: ':categorySlug/:subCategorySlug/:childCategorySlug/explore-details',
      area: 'dashboard',
      screen: 'details',
      title: 'Details',
      frame: true,
    },
    {
      path: ':categorySlug/:subCategorySlug/:childCategorySlug/:subChildCategory/explore-details',
      area: 'dashboard',
      screen: 'details',
      title: 'Details',
      frame: true,
    },
    {
      path: 'fitness-facility',
      area: 'dashboard',
      screen: 'content',
      title: 'Fitness',
      frame: true,
    },
    {
      path: 'swimming-facility',
      area: 'dashboard',
      screen: 'content',
      title: 'Swimming',
      frame: true,
    },
    {
      path: 'walking-facility',
      area: 'dashboard',
      screen: 'content',
      title: 'Walking',
      frame: true,
    },
    { path: 'spas-facility', area: 'dashboard', screen: 'content', title: 'Spa', frame: true },
    {
      path: 'explore-spas',
      area: 'dashboard',
      screen: 'content',
      title: 'Spa treatments',
      frame: true,
    },
    {
      path: 'explore-resturants',
      area: 'dashboard',
      screen: 'content',
      title: 'Restaurants',
      frame: true,
    },
    // The correct spelling leads to the specified one.
    { path: 'explore-restaurants', area: 'dashboard', screen: 'content', title: 'Restaurants' },
    { path: 'emergency', area: 'dashboard', screen: 'content', title: 'Emergency', frame: true },
    {
      path: 'explore-doctors',
      area: 'dashboard',
      screen: 'content',
      title: 'Doctors',
      frame: true,
    },
    { path: 'transport', area: 'dashboard', screen: 'content', title: 'Transport', frame: true },
    {
      path: 'transport-detail',
      area: 'dashboard',
      screen: 'content',
      title: 'Transfers',
      frame: true,
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
