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
  const keys = attemptKeys(draft());
  const first = keys.of(A);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.of(A)).toBe(first);
  expect(keys.of(B)).not.toBe(first);
  expect(keys.of(A)).toBe(first);
});

test('FAULT-19 the key outlives the form, as what was typed does', () => {
  const kept = draft();
  kept.write({ name: 'Noor' });
  const first = attemptKeys(kept).of(A);
  expect(kept.read()).toMatchObject({ name: 'Noor' });
  expect(attemptKeys(kept).of(A)).toBe(first);
});

test('what was recorded is something new when it is sent again', () => {
  const kept = draft();
  const keys = attemptKeys(kept);
  const first = keys.of(A);
  kept.clear();
  keys.renew();
  expect(keys.of(A)).not.toBe(first);
});

test('FAULT-26 a form that came while another sent the same keeps the key', () => {
  const kept = draft();
  const first = attemptKeys(kept).of(A);
  const cameBack = attemptKeys(kept);
  kept.clear();
  expect(cameBack.of(A)).toBe(first);
});

test('no two forms have the same keys, and no key holds what was typed or kept', () => {
  const [one, other] = [draft(), draft()];
  const key = attemptKeys(one).of(A);
  expect(attemptKeys(other).of(A)).not.toBe(key);
  expect(Object.values(one.read())).not.toContain(key);
});

test('a key has 32 digits, and each quarter of the seed tells two of them apart', () => {
  const of = (seed: string, content: unknown = A) => {
    const kept = draft();
    kept.write({ '#attempt': seed });
    return attemptKeys(kept).of(content);
  };
  const quarters = ['00000001', '00000002', '00000003', '00000004'];
  const seeds = quarters.map((_, place) => quarters.with(place, 'ffffffff').join(''));
  expect(new Set([quarters.join(''), ...seeds].map((seed) => of(seed))).size).toBe(5);
  for (let content = 0; content < 200; content += 1)
    expect(of(quarters.join(''), content)).toMatch(/^[0-9a-f]{32}$/);
});
