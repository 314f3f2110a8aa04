import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { expect, test } from 'vitest';

const { slug } = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});

test("treats another hotel's address as another document, whatever the query and fragment", async () => {
  const { isOtherDocument } = await import('./redirect.ts');
  for (const rest of ['', '?x=1', '#top', '/login?x=1'])
    expect([rest, isOtherDocument(`/${slug}${rest}`)]).toEqual([rest, false]);
  for (const other of ['/', `/${slug}-annex`, `/elsewhere/${slug}`, `/${slug}-annex?x=1`])
    expect([other, isOtherDocument(other)]).toEqual([other, true]);
});
