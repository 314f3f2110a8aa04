import { expect, test, vi } from 'vitest';
import { logout } from './login.ts';

const principal = { tokenId: 7, userId: 1, hotelId: 1, role: 'guest' };
/** Logs out over a database that is slow, or fails, to delete the token. */
function loggingOut(deleteToken: () => Promise<unknown>) {
  const disconnect = vi.fn();
  const deps = { db: { delete: () => ({ where: deleteToken }) }, disconnect };
  const response = logout.handle({ deps, principal, audit: () => {} } as unknown as Parameters<
    typeof logout.handle
  >[0]);
  return { response, disconnect };
}

test('API-03 logout responds after the token is revoked and ends its connection', async () => {
  let die = (_: unknown) => {};
  const { response, disconnect } = loggingOut(() => new Promise((resolve) => (die = resolve)));
  const answered = vi.fn();
  void response.then(answered);
  await Promise.resolve();
  expect(disconnect).not.toHaveBeenCalled();
  expect(answered).not.toHaveBeenCalled();
  die(undefined);
  expect(await response).toEqual({ message: 'Logged out.' });
  expect(disconnect).toHaveBeenCalledExactlyOnceWith([7]);
});

test('API-03 logout fails when the database does not delete the token', async () => {
  const { response, disconnect } = loggingOut(() => Promise.reject(new Error('gone')));
  await expect(response).rejects.toThrow('gone');
  expect(disconnect).not.toHaveBeenCalled();
});
