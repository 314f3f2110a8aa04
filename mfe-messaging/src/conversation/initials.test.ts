import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('MSG-12 returns HH for the hotel, and the initials of any other name', () => {
  expect(initialsOf('Hotel Admin', false)).toBe('HH');
  expect(initialsOf('Amelia Hart', true)).toBe('AH');
  expect(initialsOf('Ana Maria  de la Cruz ', true)).toBe('AC');
  expect(initialsOf('cher', true)).toBe('C');
  expect(initialsOf('\u202Eolaf', true)).toBe('O');
  expect(initialsOf('🏨 Özil', true)).toBe('🏨Ö');
  expect(initialsOf('', true)).toBe('Y');
});
