import type { Change, ImportResult } from '../operator/records.ts';

/** Singular and plural names of a hotel's items. */
const NAMES: Record<Change['of'], [one: string, many: string]> = {
  hotel: ['field of the hotel', 'fields of the hotel'],
  settings: ['setting', 'settings'],
  quick_info: ['field of quick info', 'fields of quick info'],
  amenities: ['amenity', 'amenities'],
  categories: ['category', 'categories'],
  checklist: ['part of the checklist', 'parts of the checklist'],
};
const KINDS = ['changed', 'added', 'removed'] as const;

/** Summarises an import or a dry run in lines. */
export function importSummary(slug: string, imported: ImportResult, isDryRun: boolean): string[] {
  const { is_new, changes, notes } = imported;
  const dryRunNote = isDryRun && changes.length > 0 ? ' A dry run: nothing is stored.' : '';
  if (is_new) return [`${slug} is new: ${countsByKind(changes)}.${dryRunNote}`, ...notes];
  const summary = changeCounts(changes) || 'nothing differs';
  return [`${slug}: ${summary}.${dryRunNote}`, ...changes.map(changeLine), ...notes];
}

const countText = (of: Change['of'], count: number) => {
  const [one, many] = NAMES[of];
  return `${count} ${count === 1 ? one : many}`;
};

/** `3 settings, 1 category`. */
function countsByKind(changes: readonly Change[]): string {
  const byOf = Map.groupBy(changes, ({ of }) => of);
  return [...byOf].map(([of, { length }]) => countText(of, length)).join(', ');
}

/** `2 settings changed, 1 category added, 1 removed`. */
function changeCounts(changes: readonly Change[]): string {
  const byOf = Map.groupBy(changes, ({ of }) => of);
  const counts = [...byOf].flatMap(([of, ofOne]) => {
    const byKind = Map.groupBy(ofOne, ({ kind }) => kind);
    const kinds = KINDS.filter((kind) => byKind.has(kind));
    return kinds.map((kind, index) => {
      const { length } = byKind.get(kind) ?? [];
      return `${index === 0 ? countText(of, length) : length} ${kind}`;
    });
  });
  return counts.join(', ');
}

function changeLine({ of, kind, name, fields }: Change): string {
  const fieldList = fields ? ` (${fields.join(', ')})` : '';
  return `  ${kind.padEnd(8)} ${NAMES[of][0]} ${name}${fieldList}`;
}
