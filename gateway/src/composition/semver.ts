const VERSION = /^(\d+)\.(\d+)\.(\d+)/;

function parse(version: string): [number, number, number] | undefined {
  const match = VERSION.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}

/**
 * Whether `provided` satisfies `^required`: not older, and the same major version (before 1.0
 * the same minor, before 0.1 the same patch).
 */
export function satisfiesCaret(required: string, provided: string): boolean {
  const want = parse(required);
  const have = parse(provided);
  if (!want || !have) return required === provided;
  const fixed = want.findIndex((part) => part > 0);
  const prefix = fixed === -1 ? 3 : fixed + 1;
  if (want.slice(0, prefix).some((part, index) => part !== have[index])) return false;
  for (const [index, part] of want.entries()) {
    const other = have[index] ?? 0;
    if (other !== part) return other > part;
  }
  return true;
}
