import { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as z from 'zod/mini';
import { userRecord } from '../auth/user-record.ts';
import type { Database } from '../db/database.ts';
import { hotelBySlug } from '../db/hotels.ts';
import type { Env } from '../http/call.ts';
import { readOutbox } from '../mail/outbox-file.ts';
import {
  createAdmin,
  createChat,
  createGuest,
  createHotel,
  type GuestOverrides,
  type HotelOverrides,
  type TestHotel,
} from './fixtures.ts';

const HotelBody = z.custom<HotelOverrides & { chat?: number }>(
  (value) => typeof value === 'object' && value !== null,
);
const GuestBody = z.looseObject({ hotel_slug: z.string() });

/**
 * Adds `/testing/…` routes for browser tests, which cannot call the fixtures.
 * `POST /testing/hotels` creates a hotel with a signed-in guest and admin and a chat of `chat`
 * messages, `POST /testing/guests` creates another guest, `GET /testing/mails?to=` reads the outbox.
 * Other origins may call them.
 */
export function withTestingRoutes(app: Hono<Env>, db: Database, dataDir: string): Hono<Env> {
  const signedIn = async (hotel: TestHotel, overrides?: GuestOverrides) => {
    const guest = await createGuest(db, hotel, overrides);
    return { ...guest, user: await userRecord(db, guest.id) };
  };
  return new Hono<Env>()
    .use(cors({ origin: '*', exposeHeaders: ['Retry-After', 'X-Request-Id'] }))
    .post('/testing/hotels', async (context) => {
      const { chat, ...overrides } = HotelBody.parse(await context.req.json());
      const hotel = await createHotel(db, overrides);
      const admin = await createAdmin(db, hotel);
      const guest = await signedIn(hotel);
      if (chat) await createChat(db, hotel, { guest, admin, messages: chat });
      return context.json({ hotel, guest, admin }, 201);
    })
    .post('/testing/guests', async (context) => {
      const { hotel_slug, ...overrides } = GuestBody.parse(await context.req.json());
      const hotel = await hotelBySlug(db, hotel_slug);
      if (!hotel) return context.json({ message: `There is no hotel ${hotel_slug}` }, 404);
      const guest = await signedIn(hotel, overrides as GuestOverrides);
      return context.json({ guest }, 201);
    })
    .get('/testing/mails', (context) => {
      const to = context.req.query('to');
      return context.json(readOutbox(dataDir).filter((mail) => !to || mail.to === to));
    })
    .route('/', app);
}
