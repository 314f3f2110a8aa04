import { pageLanguage } from '../language/locale.ts';

/** Formats 'local_area-guide' as 'Local Area Guide' (SHELL-92). */
export function readableName(name: string, language = pageLanguage()): string {
  return name
    .replaceAll(/[-_]+/g, ' ')
    .trim()
    .replaceAll(
      /(^|\s)(\p{L})/gu,
      (_, space: string, letter: string) => space + letter.toLocaleUpperCase(language),
    );
}

/** Decodes a path segment; returns it unchanged if it is not encoded. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns a page title made from the last path segment. */
export function pageName(pathname: string, language?: string): string {
  return readableName(decoded(pathname.slice(pathname.lastIndexOf('/') + 1)), language);
}
