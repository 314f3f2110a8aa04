import { mediaType } from '@foyer/common/media-type';
import type { IconName } from '@foyer/prerender/page';
import { descriptionOf, iconAddress, text } from '@foyer/prerender/page';
import { paths } from '@foyer/shared/addresses/paths.ts';
import type { Site } from '@foyer/shared/addresses/site.ts';
import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { languageOf } from '@foyer/shared/hotel/language.ts';
import { widthsOf } from '@foyer/shared/hotel/media.ts';
import { hotelName, settingsOf } from '@foyer/shared/hotel/record.ts';
import { DEFAULT_FAVICON, safeImage, themeOf } from '@foyer/shared/hotel/theme.ts';

const PAPER = '#fbfaf7';
/** Shortcuts of the app's icon, each shown if the hotel has the screen. */
const SHORTCUTS = [
  { name: text.shortcuts.quickInfo, path: paths.quickInfo, icon: 'quick-info-192' },
  { name: text.shortcuts.chat, path: paths.chat, icon: 'chat-192' },
] as const;

/**
 * Returns the hotel's web app manifest; the installed app opens at that hotel. A gateway that does not
 * draw icons links the hotel's pictures.
 */
export function webManifest(slug: string, hotel: Hotel | null, site: Site, drawsIcons: boolean) {
  const settings = settingsOf(hotel);
  const name = hotelName(hotel);
  const drawn = (icon: IconName, purpose?: 'any' | 'maskable') => {
    const side = icon.split('-').at(-1);
    const src = iconAddress(slug, hotel, icon);
    return { src, sizes: `${side}x${side}`, type: 'image/png', ...(purpose && { purpose }) };
  };
  return {
    id: `/${slug}`,
    name,
    short_name: shortName(settings?.app_name || name, name),
    description: descriptionOf(hotel) || undefined,
    ...languageOf(hotel),
    categories: ['travel'],
    start_url: paths.dashboard(slug),
    scope: `/${slug}`,
    display: 'standalone',
    background_color: PAPER,
    theme_color: themeOf(settings).variables['--hotel-primary'],
    icons: drawsIcons
      ? [drawn('any-192', 'any'), drawn('any-512', 'any'), drawn('maskable-512', 'maskable')]
      : ownIcons(hotel),
    shortcuts: SHORTCUTS.filter(({ path }) => site.canOpen(path(slug))).map(
      ({ name, path, icon }) => ({
        name,
        url: path(slug),
        ...(drawsIcons && { icons: [drawn(icon)] }),
      }),
    ),
  };
}

/** Returns the hotel's pictures as icons; browsers take the first that is large enough. */
function ownIcons(hotel: Hotel | null) {
  const { favicon, logo } = settingsOf(hotel) ?? {};
  const own = safeImage(favicon) ?? safeImage(logo);
  const door = plainIcon(DEFAULT_FAVICON, 'any', 'image/svg+xml');
  if (!own) return [door];
  const widths = widthsOf(own)?.map(({ src, width }) => plainIcon(src, `${width}x${width}`));
  return [...(widths ?? [plainIcon(own, 'any')]), door];
}

function plainIcon(src: string, sizes: string, type = mediaType(src)) {
  return { src, sizes, ...(type && { type }) };
}

/**
 * Returns the first name that fits below an icon, in the twelve characters that launchers show. Without
 * one, returns the first words of the first name.
 */
export function shortName(...names: [string, ...string[]]): string {
  const fitting = names.find((name) => [...name].length <= 12);
  if (fitting !== undefined) return fitting;
  const words = /^.{1,12}(?!\S)/u.exec(names[0].trim())?.[0].trim();
  return words ?? [...names[0]].slice(0, 12).join('');
}
