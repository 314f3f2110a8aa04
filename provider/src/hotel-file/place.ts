/** A path as people call what lies on it: categories by their slugs, not by numbers. */
export function placeInWords(value: unknown, path: readonly PropertyKey[]): string[] {
  const words: string[] = [];
  let at = fieldsOf(value);
  for (const step of path) {
    const inner = at[step];
    at = fieldsOf(inner);
    // A child is told by standing behind its parent.
    if (step !== 'children') words.push(typeof step === 'number' ? nameOf(at, step) : String(step));
  }
  return words;
}

type Fields = Record<PropertyKey, unknown>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function nameOf({ slug, name }: Fields, place: number): string {
  const known = [slug, name].find((word) => typeof word === 'string' && word !== '');
  return typeof known === 'string' ? known : `no. ${place + 1}`;
}
