import * as z from 'zod/mini';
import type { Guest } from './site.ts';

const LISTINGS = 5000;
const KITCHENS = ['Kitchen', 'Counter', 'Table', 'Garden', 'Cellar', 'Terrace', 'Bakery', 'Bar'];
const TIERS = [null, 'platinum', 'gold', 'silver', 'bronze'];

const Made = z.object({
  hotel: z.object({ slug: z.string() }),
  guest: z.object({ token: z.string(), user: z.unknown() }),
});

/** A hotel, and somebody who is signed in there. */
export type Crowd = { slug: string; guest: Guest };

function listing(prefix: string, number: number) {
  return {
    name: `${KITCHENS[number % KITCHENS.length]} ${number}`,
    slug: `${prefix}-${number}`,
    summary: `<p>Open from noon, ${number} steps from the door &amp; worth each of them.</p>`,
    latitude: 51.5 + (number % 71) / 1000,
    longitude: -0.14 + (number % 97) / 1000,
    advert_type: TIERS[number % TIERS.length],
    tags: ['food', `street ${number % 300}`],
  };
}

const listings = (prefix: string) =>
  Array.from({ length: LISTINGS }, (_, number) => listing(prefix, number));

/** Makes a hotel with a category of 5,000 listings, one of which has as many below it. */
export async function makeCrowd(provider: string): Promise<Crowd> {
  const answer = await fetch(`${provider}/testing/hotels`, {
    method: 'POST',
    body: JSON.stringify({
      hotel: { latitude: 51.5, longitude: -0.14 },
      categories: [
        {
          name: 'Local Area',
          slug: 'local-area',
          children: [
            { name: 'Restaurants', slug: 'restaurants', children: listings('table') },
            ...listings('place'),
          ],
        },
      ],
    }),
  });
  if (!answer.ok) throw new Error(`The provider made no hotel: ${answer.status}`);
  const { hotel, guest } = Made.parse(await answer.json());
  return { slug: hotel.slug, guest: { token: guest.token, user: JSON.stringify(guest.user) } };
}
