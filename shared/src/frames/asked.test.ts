import { expect, test } from 'vitest';
import { askedBeside, CALL_NAMES } from './asked.ts';

const around = { id: 7, name: 'Hotel', slug: 'Hotel' };
const hotel = {
  id: 1,
  slug: 'plaza',
  city: 'São Paulo',
  categories: [around],
  settings: [{ allow_pre_arrival: true }],
  features: ['requests-state'],
};
test('SHELL-73 what is asked for is what the hotel has', () => {
  expect(askedBeside({ asks: CALL_NAMES }, { slug: 'plaza', hotel, category: 'café bar' })).toEqual(
    [
      '/categories/get-child-categories/7',
      '/weather?hotel=plaza&city=S%C3%A3o%20Paulo',
      '/hotels/plaza/quick-info',
      '/categories/caf%C3%A9%20bar',
      '/categories/{}',
      '/checklist',
      '/requests',
      '/messages/threads',
    ],
  );
  const bare = { id: 1, slug: 'plaza' };
  expect(
    askedBeside({ asks: CALL_NAMES }, { slug: 'plaza', hotel: bare, category: undefined }),
  ).toEqual(['/hotels/plaza/quick-info', '/messages/threads']);
});

test('SHELL-73 a name is asked for once, and one that nobody knows is passed over', () => {
  const asks = ['threads', 'threads', 'toString', 'of-tomorrow'];
  expect(askedBeside({ asks }, { slug: 'plaza', hotel, category: undefined })).toEqual([
    '/messages/threads',
  ]);
});
