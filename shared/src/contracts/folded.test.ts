import { expect, test } from 'vitest';
import { folded, unfolded } from './folded.ts';

const rows = [
  { path: 'spa', enabled: true, title: 'Spa' },
  { path: 'spa/:id', enabled: false, ahead: true },
];
const sent = (value: unknown) => JSON.parse(JSON.stringify(value));

test('SCALE-01 rows come out of their columns as they went in, and none as none', () => {
  const columns = sent(folded(rows));
  expect(columns.path).toEqual(['spa', 'spa/:id']);
  expect(unfolded(columns)).toEqual(rows);
  expect(unfolded(sent(folded([])))).toEqual([]);
});

test('what are rows already stays', () => {
  expect(unfolded(sent(rows))).toEqual(rows);
});
