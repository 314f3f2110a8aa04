import { expect, test } from 'vitest';
import { listingOrder, tierOf } from './listing-order.ts';

let id = 0;
const listing = (name: string, advert_type?: string | null, order?: number) => ({
  id: ++id,
  name,
  slug: name,
  advert_type,
  order,
});
const names = (listings: { name: string }[]) => listings.map(({ name }) => name).join(' ');

test('LIST-07 sorts platinum or missing, gold, silver, bronze, other; ties by order', () => {
  const sorted = listingOrder([
    listing('other', 'wood', 0),
    listing('bronze', 'bronze', 0),
    listing('silver', 'silver', 0),
    listing('gold-2', 'gold', 2),
    listing('gold-1', 'gold', 1),
    listing('missing', null, 3),
    listing('platinum', 'platinum', 4),
    listing('left-out', undefined, 5),
  ]);
  expect(names(sorted)).toBe('missing platinum left-out gold-1 gold-2 silver bronze other');
});

test("LIST-07 keeps equal listings in the provider's order, and one without an order last", () => {
  const sorted = listingOrder([
    listing('none', 'gold'),
    listing('first', 'gold', 1),
    listing('second', 'gold', 1),
  ]);
  expect(names(sorted)).toBe('first second none');
});

test('LIST-08 reads a tier in any case; a missing or unknown one is none', () => {
  expect(tierOf(listing('a', ' Gold '))).toBe('gold');
  expect(tierOf(listing('a', 'wood'))).toBeUndefined();
  expect(tierOf(listing('a', null))).toBeUndefined();
});
