import { expect, test } from 'vitest';
import { problemLines } from './fleet-state.ts';

test('FLEET-27 prints one line per problem of a refused edit, with its hotels and what to do', () => {
  const problems = [
    { text: 'a slip', hotels: ['plaza'] },
    { text: 'another', hotels: [] },
  ];
  expect(problemLines({ problems, since: '' })).toEqual(['  a slip (plaza).', '  another.']);
  expect(problemLines({ problems: [], since: '', stale: 'It was revision 1.' })).toEqual([
    '  It was revision 1.',
  ]);
});
