import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('markup goes, words and their spaces stay', () => {
  expect(plainText('<p>Salt air,&nbsp;slow <b>mornings</b>.</p><p>Tea &amp; toast</p>')).toBe(
    'Salt air, slow mornings. Tea & toast',
  );
});

test('nothing is nothing', () => {
  expect(plainText(null)).toBe('');
  expect(plainText('<br>')).toBe('');
});
