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
    message: '',
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

test('FORM-61 a named request has its name and a first message', () => {
  expect(subjectOf({ category: 'towels' }, '/a/dashboard/enquire')).toMatchObject({
    type: 'towels',
    name: 'Fresh towels',
    message: 'Fresh towels\nPlease bring fresh towels to my room.',
  });
  const state = { category: 'late-check-out', name: 'Late check-out', message: 'Until two?' };
  expect(subjectOf(state, '/a/dashboard/enquire').message).toBe('Late check-out\nUntil two?');
});

test("FORM-61 a link's message about another subject stays as it is", () => {
  const state = { category: 'vault-spa', name: 'Vault Spa', message: 'Is it warm?' };
  expect(subjectOf(state, LISTING).message).toBe('Is it warm?');
});

test('FORM-42 a link can name the general enquiry', () => {
  expect(subjectOf({ category: 'general' }, '/a/dashboard/enquire')).toMatchObject({
    type: 'general',
    name: undefined,
  });
});

test.each([['nonsense'], [{ category: 4 }], [{ category: '  ' }]])(
  'ignores a state without a subject (%j)',
  (state) => {
    expect(subjectOf(state, LISTING).type).toBe('the-orangery');
  },
);
