import type { HotelSettings } from '@foyer/shared/contracts/provider/settings.ts';
import { fontOf } from '@foyer/shared/hotel/fonts.ts';

/** Maps font families to the files that `shell/src/fonts/fonts.css` names. */
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

/** Returns the font files of the hotel's pages. */
export function fontFiles(settings: HotelSettings | undefined): string[] {
  const font = fontOf(settings?.font_family);
  return [font?.family, font?.display].flatMap((family) => {
    const file = family && FILES[family];
    return file ? [file.pathname] : [];
  });
}
