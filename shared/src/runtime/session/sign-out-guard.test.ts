import { expect, test } from 'vitest';
import { signOutGuard } from './sign-out-guard.ts';

test('lists the current warnings of all registered sources', () => {
  let pending: string | undefined = '3 messages';
  const end = signOutGuard.add(() => pending);
  signOutGuard.add(() => undefined);
  signOutGuard.add(() => 'A draft');
  expect(signOutGuard.messages()).toEqual(['3 messages', 'A draft']);
  pending = undefined;
  expect(signOutGuard.messages()).toEqual(['A draft']);
  pending = '1 message';
  end();
  expect(signOutGuard.messages()).toEqual(['A draft']);
});
