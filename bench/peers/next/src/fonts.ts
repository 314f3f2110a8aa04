import type { HotelSettings } from '@foyer/shared/contracts/settings';
import { knownFont } from '@foyer/shared/hotel/fonts';

/** The files of the families; they are those that `shell/src/fonts/fonts.css` names. */
const FILES: Record<string, URL> = {
  Figtree: new URL(
    '../../../../shell/node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    import.meta.url,
  ),
  Marcellus: new URL(
    '../../../../shell/node_modules/@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
    import.meta.url,
  ),
};

/** What the hotel's pages are set in. */
export function fontFiles(settings: HotelSettings | undefined): string[] {
  const font = knownFont(settings?.font_family);
  return [font?.family, font?.display].flatMap((family) => {
    const file = family && FILES[family];
    return file ? [file.pathname] : [];
  });
}
