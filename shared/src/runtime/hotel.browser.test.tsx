import { expect, test } from 'vitest';
import { openHotelPage } from '../testing/hotel-page.tsx';

const { slug } = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});

test('SHELL-02 the record is the same small one, whether the page carried it or it was fetched', async () => {
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
