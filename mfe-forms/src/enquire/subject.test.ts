import { expect, test } from 'vitest';
import { subjectOf } from './subject.ts';

const LISTING = '/grand-plaza/dashboard/dining/the-orangery/enquire';
const QUICK_INFO = '/grand-plaza/dashboard/hotel/quick-info/enquire';

test('FORM-42 reads the subject from the state', () => {
  const state = { category: 'spa', id: 7, name: 'Vault Spa', image: '/spa.avif' };
  expect(subjectOf(state, LISTING)).toEqual({
    type: 'spa',
    category_id: 7,
    name: 'Vault Spa',
    image: '/spa.avif',
  });
});

test('FORM-42 uses the tab of quick info as the subject', () => {
  expect(subjectOf({ tab: 'Parking' }, QUICK_INFO)).toMatchObject({
    type: 'Parking',
    category_id: null,
    name: 'Parking',
  });
});

test.each([
  [LISTING, 'the-orangery', 'The Orangery'],
  ['/a/dashboard/local-area/walks/river_path/enquire', 'river_path', 'River Path'],
  ['/a/dashboard/dining/caf%C3%A9/enquire', 'café', 'Café'],
  ['/a/dashboard/dining/100%/enquire', '100%', '100%'],
  [QUICK_INFO, 'quick-info', 'Quick Info'],
  ['/a/dashboard/enquire', 'general', undefined],
])('FORM-42 without a state %s has the subject %s', (pathname, type, name) => {
  expect(subjectOf(null, pathname)).toMatchObject({ type, category_id: null, name });
});

test.each([['nonsense'], [{ category: 4 }], [{ category: '  ' }]])(
  'ignores a state without a subject (%j)',
  (state) => {
    expect(subjectOf(state, LISTING).type).toBe('the-orangery');
  },
);
