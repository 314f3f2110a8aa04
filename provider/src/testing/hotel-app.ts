import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  BARE,
  createAdmin,
  createGuest,
  createHotel,
  type TestAccounts,
  type TestGuest,
} from './fixtures.ts';
import { type TestApp, testApp } from './test-app.ts';

/** Creates an app per describe block. Each test gets a hotel with two guests and an admin. */
export function hotelApp() {
  const context = {} as TestAccounts & { app: TestApp; other: TestGuest };
  beforeAll(async () => {
    context.app = await testApp();
  });
  beforeEach(async () => {
    context.hotel = await createHotel(context.app.db, BARE);
    context.guest = await createGuest(context.app.db, context.hotel, { name: 'Noor Ahmadi' });
    context.other = await createGuest(context.app.db, context.hotel, { name: 'Amelia Hart' });
    context.admin = await createAdmin(context.app.db, context.hotel);
    context.app.events.length = 0;
  });
  afterAll(() => context.app.close());
  return context;
}
