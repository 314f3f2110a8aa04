import { expect, test } from 'vitest';
import { unsent } from './unsent.ts';

test('a sign-out is told what it would lose now, as long as somebody says so', () => {
  let waiting: string | undefined = '3 messages';
  const end = unsent.warn(() => waiting);
  unsent.warn(() => undefined);
  unsent.warn(() => 'A draft');
  expect(unsent.words()).toEqual(['3 messages', 'A draft']);
  waiting = undefined;
  expect(unsent.words()).toEqual(['A draft']);
  waiting = '1 message';
  end();
  expect(unsent.words()).toEqual(['A draft']);
});
