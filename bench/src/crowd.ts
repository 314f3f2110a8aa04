import { User } from '@foyer/shared/contracts/user';
import * as z from 'zod/mini';
import { type Guest, signedIn } from './site.ts';

const LISTINGS = 5000;
const LINES = 10_000;
const KITCHENS = ['Kitchen', 'Counter', 'Table', 'Garden', 'Cellar', 'Terrace', 'Bakery', 'Bar'];
const TIERS = [null, 'platinum', 'gold', 'silver', 'bronze'];

const Made = z.object({
  hotel: z.object({ slug: z.string() }),
  guest: z.object({ token: z.string(), user: User }),
  admin: z.object({ token: z.string() }),
});

/** A hotel, somebody who is signed in there, and what makes the hotel write to them. */
export type Crowd = { slug: string; guest: Guest; say: (text: string) => Promise<void> };

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

/**
 * Makes a hotel with a category of 5,000 listings, one of which has as many below it, and a guest
 * who has chatted with it for 10,000 lines.
 */
export async function makeCrowd(provider: string): Promise<Crowd> {
  const answer = await fetch(`${provider}/testing/hotels`, {
    method: 'POST',
    body: JSON.stringify({
      chat: LINES,
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
  const { hotel, guest, admin } = Made.parse(await answer.json());
  return {
    slug: hotel.slug,
    guest: signedIn(guest.token, guest.user),
    async say(body) {
      const said = await fetch(`${provider}/admin/quick-chat/send`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${admin.token}` },
        body: JSON.stringify({ to: guest.user.id, body }),
      });
      if (!said.ok) throw new Error(`The hotel could not write: ${said.status}`);
    },
  };
}
