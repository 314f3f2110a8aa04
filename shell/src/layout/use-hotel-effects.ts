import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { settingsOf } from '@foyer/shared/hotel/record.ts';
import { type Theme, themeOf } from '@foyer/shared/hotel/theme.ts';
import { useQuery } from '@foyer/shared/query';
import { hotelQuery, page, storeInlinedHotel } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { rememberSlug } from '../lib/remembered-slug.ts';
import { applyTheme } from './apply-theme.ts';

/** Applies the hotel's theme and stores the hotel record whenever it changes. */
export function useHotelEffects(): { hotel: Hotel | undefined; theme: Theme } {
  const isHydrating = useHydration();
  const { data } = useQuery(hotelQuery());
  const hotel = isHydrating ? (page.hotel.hotel ?? undefined) : data;
  const theme = useMemo(() => themeOf(settingsOf(hotel)), [hotel]);
  useLayoutEffect(() => applyTheme(theme), [theme]);
  useEffect(() => {
    if (!hotel) return;
    rememberSlug();
    storeInlinedHotel(hotel);
  }, [hotel]);
  return { hotel, theme };
}
