import { settingsOf } from '@foyer/shared/hotel/record.ts';
import { type Theme, themeOf } from '@foyer/shared/hotel/theme.ts';
import { useQuery } from '@foyer/shared/query';
import { hotelQuery, page, storeInlinedHotel } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { rememberSlug } from '../lib/remembered-slug.ts';

/** Applies and returns the hotel's theme, and stores the hotel record whenever it changes. */
export function useHotelEffects(): Theme {
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
  return theme;
}

/** Applies a hotel's colours, fonts and favicon to the page (SHELL-03). */
function applyTheme(theme: Theme): void {
  for (const [name, value] of Object.entries(theme.variables)) {
    document.documentElement.style.setProperty(name, value);
  }
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (icon) icon.href = theme.favicon;
  // Colour of the browser's bar. The default if the page was rendered without the hotel record.
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = theme.variables['--hotel-primary'] ?? bar.content;
}
