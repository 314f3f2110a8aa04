/** 'local_area-guide' reads 'Local Area Guide' (SHELL-13). */
export function readableName(name: string): string {
  return name
    .replaceAll(/[-_]+/g, ' ')
    .trim()
    .replaceAll(
      /(^|\s)(\p{L})/gu,
      (_, space: string, letter: string) => space + letter.toUpperCase(),
    );
}

/** How a page that is named by its address reads: by the last segment, encoded or not. */
export function pageName(pathname: string): string {
  const segment = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return readableName(decodeURIComponent(segment));
  } catch {
    return readableName(segment);
  }
}
