import type { PageRelease } from '@foyer/shared/contracts/hotel-set';
import type { HotelSettings } from '@foyer/shared/contracts/settings';
import { knownFont } from '@foyer/shared/hotel/fonts';

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
