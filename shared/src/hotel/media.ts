/** Extensions of videos (SHELL-06). */
const VIDEO = ['mp4', 'webm', 'ogg'] as const;

function extension(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return path.slice(path.lastIndexOf('.') + 1).toLowerCase();
}

/** Reports whether splash media is a video: its path ends in mp4, webm or ogg. */
export function isVideo(address: string): boolean {
  return (VIDEO as readonly string[]).includes(extension(address));
}

/** Reports whether a profile banner is a video: its path ends in .mp4 (HOTEL-01). */
export function isBannerVideo(address: string): boolean {
  return extension(address) === 'mp4';
}

/**
 * Returns the images of an address that lists its widths. `?w=390,780,1280` is a convention of the
 * embedded provider: at most ten widths of four digits. Undefined for any other address.
 */
export function widthsOf(address: string): { src: string; width: number }[] | undefined {
  const list = /[?&]w=(\d{1,4}(?:,\d{1,4}){1,9})(?![\d,])/.exec(address)?.[1];
  return list
    ?.split(',')
    .map((width) => ({ src: address.replace(`w=${list}`, `w=${width}`), width: Number(width) }));
}

/** Returns these images as a `srcset`. */
export function srcSetOf(address: string): string | undefined {
  return widthsOf(address)
    ?.map(({ src, width }) => `${src} ${width}w`)
    .join(', ');
}
