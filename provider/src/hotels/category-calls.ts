import {
  CategoryListResponse,
  CategoryResponse,
  CategoryTreeResponse,
} from '@foyer/shared/contracts/provider/category.ts';
import { eq, isNull } from 'drizzle-orm';
import { hotelBySlug } from '../db/hotels.ts';
import { categories } from '../db/schema/hotels.ts';
import { defineCall } from '../http/call.ts';
import { idOf } from '../http/fields.ts';
import { notFound } from '../http/http-error.ts';
import { categoriesOf, categoryRecord, treeOf } from './category-tree.ts';

export const menuItems = defineCall({
  name: 'getMenuItems',
  summary: "Top-level categories of the guest's hotel, for its navigation",
  description: 'Each becomes a link to `/{slug}/dashboard/{category slug}`, with its icon or none.',
  example: {
    data: [
      {
        id: 9,
        name: 'Dining',
        slug: 'dining',
        icon: 'https://cdn.example.com/dining.svg',
        order: 2,
      },
    ],
  },
  method: 'get',
  path: '/categories/get-menu-items/:hotelId',
  access: 'signed-in',
  response: CategoryListResponse,
  errors: [404],
  async handle({ params, principal, deps: { db } }) {
    if (idOf(params.hotelId) !== principal.hotelId) throw notFound('Hotel');
    const rows = await categoriesOf(db, principal.hotelId, isNull(categories.parent_id));
    return { data: rows.map(categoryRecord) };
  },
});

export const childCategories = defineCall({
  name: 'getChildCategories',
  summary: "Children of a category of the guest's hotel",
  description:
    'Listings are categories too: they are sorted by `advert_type` (platinum, gold, silver, bronze or none), then by `order`.',
  example: {
    data: [
      {
        id: 31,
        parent_id: 9,
        name: 'Saint Clement',
        slug: 'saint-clement',
        image: 'https://cdn.example.com/saint-clement.avif',
        summary: 'Oysters, cold wine and a long zinc counter.',
        description: '<p>The counter is for those who come without a booking.</p>',
        phone: '+44 20 7946 0132',
        latitude: 51.5175,
        longitude: -0.1366,
        booking_link: 'https://www.example.com/saint-clement/book',
        advert_type: 'gold',
        order: 1,
      },
    ],
  },
  method: 'get',
  path: '/categories/get-child-categories/:categoryId',
  access: 'signed-in',
  response: CategoryListResponse,
  errors: [404],
  async handle({ params, principal, deps: { db } }) {
    const { hotelId } = principal;
    const id = idOf(params.categoryId);
    const [parent] = await categoriesOf(db, hotelId, eq(categories.id, id));
    if (!parent) throw notFound('Category');
    const rows = await categoriesOf(db, hotelId, eq(categories.parent_id, id));
    return { data: rows.map(categoryRecord) };
  },
});

export const categoryTree = defineCall({
  name: 'getCategoryTree',
  summary: "The whole category tree of the guest's hotel",
  description: 'Every level, each category with its `children`.',
  method: 'get',
  path: '/categories/hotel/:slug',
  access: 'signed-in',
  response: CategoryTreeResponse,
  errors: [404],
  async handle({ params, principal, deps: { db } }) {
    const hotel = await hotelBySlug(db, params.slug);
    if (hotel?.id !== principal.hotelId) throw notFound('Hotel');
    return { data: { categories: treeOf(await categoriesOf(db, hotel.id)) } };
  },
});

export const category = defineCall({
  name: 'getCategory',
  summary: "A category of the guest's hotel with its subtree",
  description: 'A slug is unique within a hotel. `children` holds the whole subtree.',
  method: 'get',
  path: '/categories/:categorySlug',
  access: 'signed-in',
  response: CategoryResponse,
  errors: [404],
  async handle({ params, principal, deps: { db } }) {
    const rows = await categoriesOf(db, principal.hotelId);
    const row = rows.find(({ slug }) => slug === params.categorySlug);
    if (!row) throw notFound('Category');
    return { data: { ...categoryRecord(row), children: treeOf(rows, row.id) } };
  },
});
