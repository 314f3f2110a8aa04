import type { Hotel } from '@foyer/shared/contracts/hotel';
import { widthsOf } from '@foyer/shared/hotel/media';
import { hotelName, settingsOf } from '@foyer/shared/hotel/record';
import { DEFAULT_FAVICON, safeImage, themeOf } from '@foyer/shared/hotel/theme';
import { mediaType } from '../http/media-type.ts';

const PAPER = '#fbfaf7';

/** The hotel's web app manifest: installed, the app opens at the guest's own hotel. */
export function webManifest(slug: string, hotel: Hotel | null): Record<string, unknown> {
  const settings = settingsOf(hotel);
  const theme = themeOf(settings);
  const own = safeImage(settings?.favicon) ?? safeImage(settings?.logo);
  return {
    id: `/${slug}`,
    name: hotelName(hotel),
    short_name: theme.title,
    lang: 'en',
    start_url: `/${slug}/dashboard`,
    scope: `/${slug}`,
    display: 'standalone',
    background_color: PAPER,
    theme_color: theme.variables['--hotel-primary'],
    // The browser takes the first one that is large enough for it.
    icons: [...(own ? iconsOf(own) : []), icon(DEFAULT_FAVICON, 'any', 'image/svg+xml')],
  };
}

function iconsOf(address: string) {
  const widths = widthsOf(address);
  if (!widths) return [icon(address, 'any')];
  return widths.map(({ src, width }) => icon(src, `${width}x${width}`));
}

function icon(src: string, sizes: string, type = mediaType(src)) {
  return { src, sizes, ...(type && { type }) };
}
