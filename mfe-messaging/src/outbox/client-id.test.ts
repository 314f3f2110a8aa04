import { expect, test, vi } from 'vitest';
import { newClientId } from './client-id.ts';

test('MSG-39 a message id has two digits for each of sixteen random bytes', () => {
  const random = vi.spyOn(crypto, 'getRandomValues');
  random.mockImplementation((bytes) => (bytes as unknown as Uint8Array).fill(10) && bytes);
  expect(newClientId()).toBe('0a'.repeat(16));
  random.mockRestore();
  expect(newClientId()).not.toBe(newClientId());
});
