import { User } from '@foyer/shared/contracts/provider/user.ts';
import * as z from 'zod/mini';
import { type Guest, guestOf } from './site.ts';

const LISTINGS = 5000;
const MESSAGES = 10_000;
const KITCHENS = ['Kitchen', 'Counter', 'Table', 'Garden', 'Cellar', 'Terrace', 'Bakery', 'Bar'];
const TIERS = [null, 'platinum', 'gold', 'silver', 'bronze'];

const Created = z.object({
  hotel: z.object({ slug: z.string() }),
  guest: z.object({ token: z.string(), user: User }),
  admin: z.object({ token: z.string() }),
});

/** Holds a hotel, a signed-in guest, and a function that sends the guest a message. */
export type LargeHotel = {
  slug: string;
  guest: Guest;
  sendMessage: (text: string) => Promise<void>;
};

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
 * Creates a hotel with many listings and a guest with a chat of 10,000 messages. A category has 5,000
 * listings, one of which has 5,000 children.
 */
export async function createLargeHotel(provider: string): Promise<LargeHotel> {
  const answer = await fetch(`${provider}/testing/hotels`, {
    method: 'POST',
    body: JSON.stringify({
      chat: MESSAGES,
      latitude: 51.5,
      longitude: -0.14,
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
  if (!answer.ok) throw new Error(`The provider created no hotel: ${answer.status}`);
  const { hotel, guest, admin } = Created.parse(await answer.json());
  return {
    slug: hotel.slug,
    guest: guestOf(guest.token, guest.user),
    async sendMessage(body) {
      const response = await fetch(`${provider}/admin/quick-chat/send`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${admin.token}` },
        body: JSON.stringify({ to: guest.user.id, body }),
      });
      if (!response.ok) throw new Error(`The hotel could not send a message: ${response.status}`);
    },
  };
}
