import type { FirstFrame } from '@foyer/shared/contracts/first-frame';
import type { PageRelease } from '@foyer/shared/contracts/hotel-set';
import type { HotelSettings } from '@foyer/shared/contracts/settings';
import { knownFont } from '@foyer/shared/hotel/fonts';
import { isVideo, srcSetOf } from '@foyer/shared/hotel/media';
import { safeImage } from '@foyer/shared/hotel/theme';
import { escapeHtml } from './escape.ts';

/** The first of these settings that holds a picture: some, like `banner_video`, may hold a film. */
export function pictureOf(
  settings: HotelSettings | undefined,
  names: FirstFrame['picture'],
): string | undefined {
  return names
    .map((name) => settings?.[name])
    .map((value) => (typeof value === 'string' && !isVideo(value) ? safeImage(value) : undefined))
    .find((picture) => picture !== undefined);
}

/** Attributes of an `<img>` that shows `image` as the screen itself will. */
export function imageSource(image: string, sizes: string): string {
  const set = srcSetOf(image);
  const widths = set ? ` srcset="${escapeHtml(set)}" sizes="${escapeHtml(sizes)}"` : '';
  return `src="${escapeHtml(image)}"${widths} fetchpriority="high" alt=""`;
}

/** Preloads the picture that a screen with this frame begins with. */
export function picturePreload(
  settings: HotelSettings | undefined,
  frame: FirstFrame | undefined,
): string {
  const image = frame && pictureOf(settings, frame.picture);
  if (!image) return '';
  const set = srcSetOf(image);
  const widths = set
    ? ` imagesrcset="${escapeHtml(set)}" imagesizes="${escapeHtml(frame.sizes)}"`
    : '';
  return `<link rel="preload" as="image" href="${escapeHtml(image)}"${widths} fetchpriority="high">`;
}

/** The files of the hotel's fonts that hold Latin letters; the others load when they are needed. */
export function fontFiles(shell: PageRelease, settings: HotelSettings | undefined): string[] {
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
