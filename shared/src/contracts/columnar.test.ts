import { expect, test } from 'vitest';
import { fromColumns, toColumns } from './columnar.ts';

const rows = [
  { path: 'spa', enabled: true, title: 'Spa' },
  { path: 'spa/:id', enabled: false, prefetchOffline: true },
];
const sent = (value: unknown) => JSON.parse(JSON.stringify(value));

test('SCALE-09 decodes columns to the encoded rows, also without rows', () => {
  const columns = sent(toColumns(rows));
  expect(columns.path).toEqual(['spa', 'spa/:id']);
  expect(fromColumns(columns)).toEqual(rows);
  expect(fromColumns(sent(toColumns([])))).toEqual([]);
});

test('returns rows unchanged', () => {
  expect(fromColumns(sent(rows))).toEqual(rows);
});
