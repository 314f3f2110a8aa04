/** Reports whether splash media is a video: its path ends in .mp4, .webm or .ogg (SHELL-06). */
export function isVideo(address: string): boolean {
  return /^[^?#]*\.(?:mp4|webm|ogg)(?:[?#]|$)/i.test(address);
}

/** Reports whether a profile banner is a video: its path ends in .mp4 (HOTEL-01). */
export function isBannerVideo(address: string): boolean {
  return /^[^?#]*\.mp4(?:[?#]|$)/i.test(address);
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

/**
 * Returns the point of a picture that stays visible wherever the picture is cropped, as CSS. The address
 * ends with it in percent, from the left and from the top: `#focus=70,35`.
 */
export function focusOf(address: string): string | undefined {
  const [, x, y] = /#focus=(\d\d?|100),(\d\d?|100)$/.exec(address) ?? [];
  return x && `${x}% ${y}%`;
}

/** Returns these images as a `srcset`. */
export function srcSetOf(address: string): string | undefined {
  return widthsOf(address)
    ?.map(({ src, width }) => `${src} ${width}w`)
    .join(', ');
}
