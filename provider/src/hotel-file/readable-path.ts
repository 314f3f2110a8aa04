/** Names the steps of a path for people: categories by slug instead of index. */
export function readablePath(value: unknown, path: readonly PropertyKey[]): string[] {
  const names: string[] = [];
  let current = fieldsOf(value);
  for (const step of path) {
    const inner = current[step];
    current = fieldsOf(inner);
    // The parent's name already stands before its child.
    if (step !== 'children')
      names.push(typeof step === 'number' ? nameOf(current, step) : String(step));
  }
  return names;
}

type Fields = Record<PropertyKey, unknown>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function nameOf({ slug, name }: Fields, index: number): string {
  const label = [slug, name].find((word) => typeof word === 'string' && word !== '');
  return typeof label === 'string' ? label : `no. ${index + 1}`;
}
