import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHotelPage } from '../testing/hotel-page.tsx';

const { slug } = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});

const DAY_MS = 24 * 60 * 60_000;

const { page } = await import('./runtime.ts');
const present = page.hotel;

beforeEach(() => {
  localStorage.clear();
  page.hotel = present;
});
afterEach(() => vi.useRealTimers());

test('SHELL-02 trims the fetched hotel record like the inlined one', async () => {
  const { hotelQuery, queryClient } = await import('./runtime.ts');
  const { data: whole } = await (await fetch(`/api/hotels/${slug}`)).json();
  const size = JSON.stringify(whole).length;
  expect(whole.categories.some(({ children }: { children?: unknown[] }) => children?.length)).toBe(
    true,
  );

  const hotel = await queryClient.fetchQuery({ ...hotelQuery(), staleTime: 0 });
  expect(hotel).toMatchObject({ slug, settings: [{}] });
  expect(hotel.categories?.length).toBeGreaterThan(0);
  expect(hotel.categories?.filter(({ children }) => children)).toEqual([]);
  expect(JSON.stringify(hotel).length).toBeLessThan(size / 2);
});

for (const { clock, off } of [
  { clock: 'right', off: 0 },
  { clock: 'a day ahead', off: DAY_MS },
  { clock: 'a day behind', off: -DAY_MS },
]) {
  test(`FAULT-25 with a clock that is ${clock}, uses the newer record of the inlined and the stored one`, async () => {
    const { hotelQuery, queryClient, storeInlinedHotel } = await import('./runtime.ts');
    const at = present.fetched_at;
    const named = (name: string, fetched_at: number): typeof page.hotel => ({
      ...present,
      hotel: present.hotel && { ...present.hotel, name },
      fetched_at,
    });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off });
    /** Returns the hotel's name in the next document of this browser before any request. */
    const nameInNextDocument = async (inlined: typeof page.hotel) => {
      page.hotel = inlined;
      queryClient.clear();
      const infinite = { ...hotelQuery(), staleTime: Number.POSITIVE_INFINITY };
      const hotel = await queryClient.fetchQuery(infinite);
      storeInlinedHotel(hotel);
      return hotel.name;
    };

    expect(await nameInNextDocument(named('First', at))).toBe('First');
    expect(await nameInNextDocument(named('Second', at + 1))).toBe('Second');
    expect(await nameInNextDocument(named('First', at)), 'an older page').toBe('Second');

    await nameInNextDocument(named('Second', at + 1));
    const fetched = await queryClient.fetchQuery({ ...hotelQuery(), staleTime: 0 });
    expect(fetched.name).not.toBe('Second');
    expect(await nameInNextDocument(named('Second', at + 1)), 'the same page after the fetch').toBe(
      fetched.name,
    );
    expect(await nameInNextDocument({ ...present, state: 'unreachable', hotel: null })).toBe(
      fetched.name,
    );
    expect(await nameInNextDocument(named('Third', at + DAY_MS / 2)), 'a newer page').toBe('Third');
  });

  test(`FAULT-25 with a clock that is ${clock}, a record is stale after a minute`, async () => {
    const { hotelQuery, queryClient } = await import('./runtime.ts');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off });
    queryClient.clear();
    await queryClient.fetchQuery({ ...hotelQuery(), staleTime: Number.POSITIVE_INFINITY });
    vi.setSystemTime(Date.now() + 61_000);
    const query = queryClient.getQueryCache().find(hotelQuery());
    expect(query?.isStaleByTime(60_000)).toBe(true);
  });
}

test('FLEET-102 does not refetch a record that the provider has just confirmed', async () => {
  const { hotelQuery, queryClient } = await import('./runtime.ts');
  const isOld = async (inlined: typeof page.hotel) => {
    page.hotel = inlined;
    queryClient.clear();
    await queryClient.fetchQuery({ ...hotelQuery(), staleTime: Number.POSITIVE_INFINITY });
    return queryClient.getQueryCache().find(hotelQuery())?.isStaleByTime(60_000);
  };
  const yesterday = { ...present, fetched_at: Date.now() - DAY_MS };
  expect(await isOld({ ...yesterday, fresh: true })).toBe(false);
  expect(await isOld(yesterday)).toBe(true);
});
