import type { Hotel } from '@foyer/shared/contracts/hotel';
import { useTakeover } from '@foyer/shared/frames/takeover';
import { settingsOf } from '@foyer/shared/hotel/record';
import { type Theme, themeOf } from '@foyer/shared/hotel/theme';
import { useQuery } from '@foyer/shared/query';
import { hotelQuery, page, rememberHotel } from '@foyer/shared/runtime';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { rememberSlug } from '../ground/remembered-slug.ts';
import { applyTheme } from './apply-theme.ts';

/** Theme of the URL's hotel, applied and kept in step with its record; the same for what is kept. */
export function useHotelEffects(): { hotel: Hotel | undefined; theme: Theme } {
  const takeover = useTakeover();
  const { data } = useQuery(hotelQuery());
  const hotel = takeover ? (page.hotel.hotel ?? undefined) : data;
  const theme = useMemo(() => themeOf(settingsOf(hotel)), [hotel]);
  useLayoutEffect(() => applyTheme(theme), [theme]);
  useEffect(() => {
    if (!hotel) return;
    rememberSlug();
    rememberHotel(hotel);
  }, [hotel]);
  return { hotel, theme };
}
