import { expect, test, vi } from 'vitest';
import { logout } from './logout.ts';

const principal = { tokenId: 7, userId: 1, hotelId: 1, role: 'guest' };
/** A logout over a database that takes its time, or fails, to delete the token. */
function loggingOut(where: () => Promise<unknown>) {
  const disconnect = vi.fn();
  const deps = { db: { delete: () => ({ where }) }, disconnect };
  const answer = logout.handle({ deps, principal } as unknown as Parameters<
    typeof logout.handle
  >[0]);
  return { answer, disconnect };
}

test('API-03 a logout is answered once the token is dead, and its connection is ended', async () => {
  let die = (_: unknown) => {};
  const { answer, disconnect } = loggingOut(() => new Promise((resolve) => (die = resolve)));
  const answered = vi.fn();
  void answer.then(answered);
  await Promise.resolve();
  expect(disconnect).not.toHaveBeenCalled();
  expect(answered).not.toHaveBeenCalled();
  die(undefined);
  expect(await answer).toEqual({ message: 'Logged out.' });
  expect(disconnect).toHaveBeenCalledExactlyOnceWith([7]);
});

test('API-03 a logout that the database did not record is no logout', async () => {
  const { answer, disconnect } = loggingOut(() => Promise.reject(new Error('gone')));
  await expect(answer).rejects.toThrow('gone');
  expect(disconnect).not.toHaveBeenCalled();
});
