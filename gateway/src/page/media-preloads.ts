import type { ComposedMount } from '@foyer/shared/contracts/composition';
import type { HotelSettings } from '@foyer/shared/contracts/hotel';
import type { Release } from '@foyer/shared/contracts/release';
import { knownFont } from '@foyer/shared/hotel/fonts';
import { isVideo, srcSetOf } from '@foyer/shared/hotel/media';
import { safeImage } from '@foyer/shared/hotel/theme';
import { escapeHtml } from './escape.ts';

/** How wide the login and the banner show their picture, as in `sizes`. */
export const LOGIN_WIDTH = '(min-width: 960px) 50vw, 100vw';
export const BANNER_WIDTH = '100vw';

/** Pages that begin with the hotel's banner, and the width they show it at. */
const BANNER_PAGES: Record<string, string> = {
  'guest-only login': LOGIN_WIDTH,
  'dashboard hotel': BANNER_WIDTH,
  'public profile': BANNER_WIDTH,
};

/** The hotel's banner where it is a picture: `banner_video` may name either. */
export function bannerImage(settings: HotelSettings | undefined): string | undefined {
  const banner = settings?.banner_video;
  return banner && !isVideo(banner) ? safeImage(banner) : undefined;
}

/** The picture of the login: the banner, another one where the banner moves. */
export function loginImage(settings: HotelSettings | undefined): string | undefined {
  return bannerImage(settings) ?? safeImage(settings?.hotel_info_image);
}

/** Attributes of an `<img>` that shows `image` as the screen itself will. */
export function imageSource(image: string, sizes: string): string {
  const set = srcSetOf(image);
  const widths = set ? ` srcset="${escapeHtml(set)}" sizes="${sizes}"` : '';
  return `src="${escapeHtml(image)}"${widths} fetchpriority="high" alt=""`;
}

/** Preloads the picture that `mount` begins with. */
export function bannerPreload(
  settings: HotelSettings | undefined,
  mount: ComposedMount | undefined,
): string {
  const sizes = mount && BANNER_PAGES[`${mount.area} ${mount.path}`];
  const image = mount?.area === 'guest-only' ? loginImage(settings) : bannerImage(settings);
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
