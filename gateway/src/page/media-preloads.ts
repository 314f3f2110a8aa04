import type { ComposedMount } from '@foyer/shared/contracts/composition';
import { knownFont } from '@foyer/shared/contracts/fonts';
import type { HotelSettings } from '@foyer/shared/contracts/hotel';
import { isVideo, srcSetOf } from '@foyer/shared/contracts/media';
import type { Release } from '@foyer/shared/contracts/release';
import { safeImage } from '@foyer/shared/contracts/theme';
import { escapeHtml } from './escape.ts';

/** Pages that begin with the hotel's banner, and the width they show it at, as in `sizes`. */
const BANNER_PAGES: Record<string, string> = {
  'guest-only login': '(min-width: 960px) 50vw, 100vw',
  'dashboard hotel': '100vw',
  'public profile': '100vw',
};

/** The hotel's banner where it is a picture: `banner_video` may name either. */
export function bannerImage(settings: HotelSettings | undefined): string | undefined {
  const banner = settings?.banner_video;
  return banner && !isVideo(banner) ? safeImage(banner) : undefined;
}

/** Preloads the picture that `mount` begins with; the login has another where the banner moves. */
export function bannerPreload(
  settings: HotelSettings | undefined,
  mount: ComposedMount | undefined,
): string {
  const sizes = mount && BANNER_PAGES[`${mount.area} ${mount.path}`];
  const other = mount?.area === 'guest-only' ? safeImage(settings?.hotel_info_image) : undefined;
  const image = bannerImage(settings) ?? other;
  if (!sizes || !image) return '';
  const set = srcSetOf(image);
  const widths = set ? ` imagesrcset="${escapeHtml(set)}" imagesizes="${sizes}"` : '';
  return `<link rel="preload" as="image" href="${escapeHtml(image)}"${widths} fetchpriority="high">`;
}

/** The files of the hotel's fonts that hold Latin letters; the others load when they are needed. */
export function fontFiles(shell: Release, settings: HotelSettings | undefined): string[] {
  const font = knownFont(settings?.font_family);
  const families = [font?.family, font?.display].filter((family) => family !== undefined);
  return families.flatMap((family) => {
    const name = `${family.toLowerCase().replaceAll(' ', '-')}-latin-`;
    const file = Object.keys(shell.files).find(
      (path) => path.endsWith('.woff2') && path.includes(name) && !path.includes(`${name}ext-`),
    );
    return file ? [file] : [];
  });
}
