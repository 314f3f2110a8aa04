import { expect, test } from 'vitest';
import { idempotencyKeys } from './idempotency-keys.ts';

/** Creates a draft in memory. */
function draft() {
  let stored: Record<string, string> = {};
  return {
    read: () => stored,
    write: (values: Record<string, string>) => {
      stored = values;
    },
    clear: () => {
      stored = {};
    },
  };
}

const A = { email: 'a@example.com' };
const B = { email: 'b@example.com' };

test('gives the same content the same key, other content another', () => {
  const keys = idempotencyKeys(draft());
  const first = keys.of(A);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.of(A)).toBe(first);
  expect(keys.of(B)).not.toBe(first);
  expect(keys.of(A)).toBe(first);
});

test('FAULT-19 the key outlives the form, like the draft', () => {
  const stored = draft();
  stored.write({ name: 'Noor' });
  const first = idempotencyKeys(stored).of(A);
  expect(stored.read()).toMatchObject({ name: 'Noor' });
  expect(idempotencyKeys(stored).of(A)).toBe(first);
});

test('recorded content gets a new key when it is sent again', () => {
  const stored = draft();
  const keys = idempotencyKeys(stored);
  const first = keys.of(A);
  stored.clear();
  keys.renew();
  expect(keys.of(A)).not.toBe(first);
});

test('FAULT-26 a form mounted while another one sends the same content uses the same key', () => {
  const stored = draft();
  const first = idempotencyKeys(stored).of(A);
  const cameBack = idempotencyKeys(stored);
  stored.clear();
  expect(cameBack.of(A)).toBe(first);
});

test('two forms have different keys, and no key contains typed or stored values', () => {
  const [one, other] = [draft(), draft()];
  const key = idempotencyKeys(one).of(A);
  expect(idempotencyKeys(other).of(A)).not.toBe(key);
  expect(Object.values(one.read())).not.toContain(key);
});

test('a key has 32 digits and depends on each quarter of the seed', () => {
  const of = (seed: string, content: unknown = A) => {
    const stored = draft();
    stored.write({ '#attempt': seed });
    return idempotencyKeys(stored).of(content);
  };
  const quarters = ['00000001', '00000002', '00000003', '00000004'];
  const seeds = quarters.map((_, place) => quarters.with(place, 'ffffffff').join(''));
  expect(new Set([quarters.join(''), ...seeds].map((seed) => of(seed))).size).toBe(5);
  for (let content = 0; content < 200; content += 1)
    expect(of(quarters.join(''), content)).toMatch(/^[0-9a-f]{32}$/);
});
