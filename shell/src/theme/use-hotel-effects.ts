import type { Hotel } from '@foyer/shared/contracts/hotel';
import { type Theme, themeOf } from '@foyer/shared/contracts/theme';
import { useQuery } from '@foyer/shared/query';
import { hotelQuery, hotelSlug, LOCAL, localStore, rememberHotel } from '@foyer/shared/runtime';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import * as z from 'zod/mini';
import { applyTheme } from './apply-theme.ts';

/** A first visit remembers the hotel; later visits of others do not (specification section 1). */
function rememberSlug(): void {
  if (localStore.read(LOCAL.slug, z.string()) === undefined)
    localStore.write(LOCAL.slug, hotelSlug);
}

/** Theme of the URL's hotel, applied and kept in step with its record; the same for what is kept. */
export function useHotelEffects(): { hotel: Hotel | undefined; theme: Theme } {
  const { data: hotel, dataUpdatedAt } = useQuery(hotelQuery());
  const theme = useMemo(() => themeOf(hotel?.settings?.[0]), [hotel]);
  useLayoutEffect(() => applyTheme(theme), [theme]);
  useEffect(() => {
    if (!hotel) return;
    rememberSlug();
    rememberHotel(hotel, dataUpdatedAt);
  }, [hotel, dataUpdatedAt]);
  return { hotel, theme };
}
