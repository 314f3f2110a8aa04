/** 'local_area-guide' reads 'Local Area Guide' (specification section 2). */
export function readableName(name: string): string {
  return name
    .replaceAll(/[-_]+/g, ' ')
    .trim()
    .replaceAll(
      /(^|\s)(\p{L})/gu,
      (_, space: string, letter: string) => space + letter.toUpperCase(),
    );
}
