import { expect, test } from 'vitest';
import { PreloadedQueryName } from '../contracts/remote.ts';
import { preloadedPathsOf } from './preloaded-queries.ts';

const homeCategory = { id: 7, name: 'Hotel', slug: 'Hotel' };
const hotel = {
  id: 1,
  slug: 'plaza',
  city: 'São Paulo',
  categories: [homeCategory],
  settings: [{ allow_pre_arrival: true }],
  features: ['requests-state'],
};
test('SHELL-73 preloads only queries that the hotel supports', () => {
  expect(
    preloadedPathsOf(
      { preloadedQueries: PreloadedQueryName.options },
      { slug: 'plaza', hotel, category: 'café bar' },
    ),
  ).toEqual([
    '/categories/get-child-categories/7',
    '/weather?hotel=plaza&city=S%C3%A3o%20Paulo',
    '/hotels/plaza/quick-info',
    '/categories/caf%C3%A9%20bar',
    '/categories/{}',
    '/checklist',
    '/requests',
    '/messages/threads',
  ]);
  const bare = { id: 1, slug: 'plaza' };
  expect(
    preloadedPathsOf(
      { preloadedQueries: PreloadedQueryName.options },
      { slug: 'plaza', hotel: bare, category: undefined },
    ),
  ).toEqual(['/hotels/plaza/quick-info', '/messages/threads']);
});

test('SHELL-73 preloads a repeated name once and ignores an unknown one', () => {
  const preloadedQueries = ['threads', 'threads', 'toString', 'of-tomorrow'];
  expect(
    preloadedPathsOf({ preloadedQueries }, { slug: 'plaza', hotel, category: undefined }),
  ).toEqual(['/messages/threads']);
});
