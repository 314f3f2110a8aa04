import type { Change, Imported } from '../operator/records.ts';

/** What things of a hotel are called, one and many. */
const NAMES: Record<Change['of'], [one: string, many: string]> = {
  hotel: ['field of the hotel', 'fields of the hotel'],
  settings: ['setting', 'settings'],
  quick_info: ['field of quick info', 'fields of quick info'],
  amenities: ['amenity', 'amenities'],
  categories: ['category', 'categories'],
  checklist: ['part of the checklist', 'parts of the checklist'],
};
const KINDS = ['changed', 'added', 'removed'] as const;

/** What an import did, or would do, in lines. */
export function importedLines(slug: string, imported: Imported, isDryRun: boolean): string[] {
  const { is_new, changes, notes } = imported;
  const told = isDryRun && changes.length > 0 ? ' A dry run: nothing is stored.' : '';
  if (is_new) return [`${slug} is new: ${listed(changes)}.${told}`, ...notes];
  const what = counted(changes) || 'nothing differs';
  return [`${slug}: ${what}.${told}`, ...changes.map(line), ...notes];
}

const named = (of: Change['of'], count: number) => {
  const [one, many] = NAMES[of];
  return `${count} ${count === 1 ? one : many}`;
};

/** `3 settings, 1 category`. */
function listed(changes: readonly Change[]): string {
  const byOf = Map.groupBy(changes, ({ of }) => of);
  return [...byOf].map(([of, { length }]) => named(of, length)).join(', ');
}

/** `2 settings changed, 1 category added, 1 removed`. */
function counted(changes: readonly Change[]): string {
  const byOf = Map.groupBy(changes, ({ of }) => of);
  const parts = [...byOf].flatMap(([of, ofOne]) => {
    const byKind = Map.groupBy(ofOne, ({ kind }) => kind);
    const kinds = KINDS.filter((kind) => byKind.has(kind));
    return kinds.map((kind, index) => {
      const { length } = byKind.get(kind) ?? [];
      return `${index === 0 ? named(of, length) : length} ${kind}`;
    });
  });
  return parts.join(', ');
}

function line({ of, kind, name, fields }: Change): string {
  const which = fields ? ` (${fields.join(', ')})` : '';
  return `  ${kind.padEnd(8)} ${NAMES[of][0]} ${name}${which}`;
}
