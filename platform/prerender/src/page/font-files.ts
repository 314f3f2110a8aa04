import type { PageRelease } from '@foyer/releases/contracts';
import type { HotelSettings } from '@foyer/shared/contracts/provider/settings.ts';
import { fontOf } from '@foyer/shared/hotel/fonts.ts';

/** Returns the hotel's font files with Latin letters; the browser loads the others on demand. */
export function fontFiles(shell: PageRelease, settings: HotelSettings | undefined): string[] {
  const font = fontOf(settings?.font_family);
  const families = [font?.family, font?.display].filter((family) => family !== undefined);
  return families.flatMap((family) => {
    const name = `${family.toLowerCase().replaceAll(' ', '-')}-latin-`;
    const file = Object.keys(shell.files).find(
      (path) => path.endsWith('.woff2') && path.includes(name) && !path.includes(`${name}ext-`),
    );
    return file ? [file] : [];
  });
}
