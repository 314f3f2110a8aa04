import { defineRemote } from '@foyer/shared/contracts/remote';

/** What the hotel offers and what is around it: categories, listings and their details. */
export const remote = defineRemote({
  name: 'mfe-listings',
  budget: 21_000,
  mounts: [
    { path: 'search', area: 'dashboard', screen: 'search', title: 'Search' },
    // Without a title a category is called by the words of its slug, as in the navigation.
    { path: ':categorySlug', area: 'dashboard', screen: 'category', ahead: true },
    { path: ':categorySlug/:subCategorySlug', area: 'dashboard', screen: 'listing' },
    {
      path: ':categorySlug/:subCategorySlug/:childCategorySlug/explore-details',
      area: 'dashboard',
      screen: 'details',
      title: 'Details',
    },
    {
      path: ':categorySlug/:subCategorySlug/:childCategorySlug/:subChildCategory/explore-details',
      area: 'dashboard',
      screen: 'details',
      title: 'Details',
    },
    { path: 'fitness-facility', area: 'dashboard', screen: 'content', title: 'Fitness' },
    { path: 'swimming-facility', area: 'dashboard', screen: 'content', title: 'Swimming' },
    { path: 'walking-facility', area: 'dashboard', screen: 'content', title: 'Walking' },
    { path: 'spas-facility', area: 'dashboard', screen: 'content', title: 'Spa' },
    { path: 'explore-spas', area: 'dashboard', screen: 'content', title: 'Spa treatments' },
    { path: 'explore-resturants', area: 'dashboard', screen: 'content', title: 'Restaurants' },
    // The correct spelling leads to the specified one.
    { path: 'explore-restaurants', area: 'dashboard', screen: 'content', title: 'Restaurants' },
    { path: 'emergency', area: 'dashboard', screen: 'content', title: 'Emergency' },
    { path: 'explore-doctors', area: 'dashboard', screen: 'content', title: 'Doctors' },
    { path: 'transport', area: 'dashboard', screen: 'content', title: 'Transport' },
    { path: 'transport-detail', area: 'dashboard', screen: 'content', title: 'Transfers' },
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
