const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** The words of a rich text, without its markup; React escapes them when it draws them. */
export function plainText(html: string | null | undefined): string {
  return (html ?? '')
    .replaceAll(/<\/?(?:p|br|li|ul|ol|div|h[1-6])\b[^>]*>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(
      /&(#39|[a-z]+);/gi,
      (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity,
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}
