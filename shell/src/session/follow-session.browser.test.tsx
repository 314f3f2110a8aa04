import * as z from '@foyer/shared/schema';
import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { fromServiceWorker } from '@foyer/shared/testing/network.tsx';
import { expect, test } from 'vitest';

const hotel = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { guestDatabaseName, persistedQueries, queryClient, session } = await import(
  '@foyer/shared/runtime'
);
const { followSession } = await import('./follow-session.ts');
const amelia = await hotel.guest('Amelia Hart');

const Persisted = z.object({ text: z.string() });
const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

test('AUTH-12 sign-out removes a query without a mark from memory and device, and keeps a public one', async () => {
  fromServiceWorker();
  const location = { pathname: `/${hotel.slug}`, search: '', hash: '' };
  followSession({ state: { location, navigation: {} } } as never);
  session.signIn(amelia.user, amelia.token);
  const database = guestDatabaseName('responses');
  const fetch = (queryKey: string[], meta: object) =>
    queryClient.fetchQuery({ queryKey, meta, queryFn: async () => ({ text: 'Room 12' }) });
  await fetch(['hotel', 'unmarked'], { persisted: Persisted });
  await fetch(['menu'], { public: true });
  await expect.poll(() => persistedQueries.isPersisted(['hotel', 'unmarked'])).toBe(true);
  expect(await databases()).toContain(database);
  session.signOut();
  expect(queryClient.getQueryData(['hotel', 'unmarked'])).toBeUndefined();
  expect(queryClient.getQueryData(['menu'])).toEqual({ text: 'Room 12' });
  expect(persistedQueries.isPersisted(['hotel', 'unmarked'])).toBe(false);
  await expect.poll(databases).not.toContain(database);
});
