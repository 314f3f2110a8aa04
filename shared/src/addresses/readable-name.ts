import { pageLanguage } from '../language/locale.ts';

/** 'local_area-guide' reads 'Local Area Guide' (SHELL-13). */
export function readableName(name: string, language = pageLanguage()): string {
  return name
    .replaceAll(/[-_]+/g, ' ')
    .trim()
    .replaceAll(
      /(^|\s)(\p{L})/gu,
      (_, space: string, letter: string) => space + letter.toLocaleUpperCase(language),
    );
}

/** A segment of an address as it was before it was encoded, if it ever was. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** How a page that is named by its address reads: by the last segment. */
export function pageName(pathname: string, language?: string): string {
  return readableName(decoded(pathname.slice(pathname.lastIndexOf('/') + 1)), language);
}
