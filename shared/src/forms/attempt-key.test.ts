import { expect, test } from 'vitest';
import { attemptKeys } from './attempt-key.ts';

/** A draft over an object. */
function draft() {
  let kept: Record<string, string> = {};
  return {
    read: () => kept,
    write: (values: Record<string, string>) => {
      kept = values;
    },
    clear: () => {
      kept = {};
    },
  };
}

const A = { email: 'a@example.com' };
const B = { email: 'b@example.com' };

test('the same content keeps its key, other content gets another', () => {
  const keyOf = attemptKeys(draft());
  const first = keyOf(A);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf(A)).toBe(first);
  expect(keyOf(B)).not.toBe(first);
  expect(keyOf(A)).toBe(first);
});

test('FAULT-19 the key outlives the form, as what was typed does; a success ends it', () => {
  const kept = draft();
  kept.write({ name: 'Noor' });
  const first = attemptKeys(kept)(A);
  expect(kept.read()).toMatchObject({ name: 'Noor' });
  expect(attemptKeys(kept)(A)).toBe(first);
  kept.clear();
  expect(attemptKeys(kept)(A)).not.toBe(first);
});

test('no two forms have the same keys, and no key holds what was typed or kept', () => {
  const [one, other] = [draft(), draft()];
  const key = attemptKeys(one)(A);
  expect(attemptKeys(other)(A)).not.toBe(key);
  expect(Object.values(one.read())).not.toContain(key);
});
