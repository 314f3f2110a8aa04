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
import { categoriesOf, treeOf } from './category-tree.ts';

export const menuItems = defineCall({
  name: 'getMenuItems',
  summary: "Top-level categories of the guest's hotel, for its navigation",
  description: 'Each becomes a link to `/{slug}/dashboard/{category slug}`, with its icon or none.',
  method: 'get',
  path: '/categories/get-menu-items/:hotelId',
  access: 'signed-in',
  response: CategoryListResponse,
  async handle({ params, principal, deps: { db } }) {
    if (idOf(params.hotelId) !== principal.hotelId) throw notFound('Hotel');
    return { data: await categoriesOf(db, principal.hotelId, isNull(categories.parent_id)) };
  },
});

export const childCategories = defineCall({
  name: 'getChildCategories',
  summary: "Children of a category of the guest's hotel",
  description:
    'Listings are categories too: they are sorted by `advert_type` (platinum, gold, silver, bronze or none), then by `order`. `own` marks an offer of the hotel itself, which is not labelled as an advert.',
  method: 'get',
  path: '/categories/get-child-categories/:categoryId',
  access: 'signed-in',
  response: CategoryListResponse,
  async handle({ params, principal, deps: { db } }) {
    const { hotelId } = principal;
    const id = idOf(params.categoryId);
    const [parent] = await categoriesOf(db, hotelId, eq(categories.id, id));
    if (!parent) throw notFound('Category');
    return { data: await categoriesOf(db, hotelId, eq(categories.parent_id, id)) };
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
  async handle({ params, principal, deps: { db } }) {
    const rows = await categoriesOf(db, principal.hotelId);
    const row = rows.find(({ slug }) => slug === params.categorySlug);
    if (!row) throw notFound('Category');
    return { data: { ...row, children: treeOf(rows, row.id) } };
  },
});
