import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  createAdmin,
  createGuest,
  createHotel,
  type TestAdmin,
  type TestGuest,
  type TestHotel,
} from './fixtures.ts';
import { type TestApp, testApp } from './test-app.ts';

/** Nothing of what a guest only reads. */
const BARE = { categories: [], amenities: [], checklist: [] };

/** The app of a describe block, and for each of its tests a hotel with two guests and an admin. */
export function hotelApp() {
  const own = {} as {
    app: TestApp;
    hotel: TestHotel;
    guest: TestGuest;
    other: TestGuest;
    admin: TestAdmin;
  };
  beforeAll(async () => {
    own.app = await testApp();
  });
  beforeEach(async () => {
    own.hotel = await createHotel(own.app.db, BARE);
    own.guest = await createGuest(own.app.db, own.hotel, { name: 'Noor Ahmadi' });
    own.other = await createGuest(own.app.db, own.hotel, { name: 'Amelia Hart' });
    own.admin = await createAdmin(own.app.db, own.hotel);
    own.app.events.length = 0;
  });
  afterAll(() => own.app.close());
  return own;
}
