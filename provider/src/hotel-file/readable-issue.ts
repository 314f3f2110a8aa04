import { issueSentence } from '@foyer/shared/documents/issue-messages.ts';
import type { DocumentIssue } from '@foyer/shared/documents/json.ts';

/** Writes an issue of a document as a sentence. */
export function readableIssue(document: unknown, { path, message }: DocumentIssue): string {
  return issueSentence({ path: readablePath(document, path), message });
}

/** Names the steps of a path for people: categories by slug instead of index. */
function readablePath(value: unknown, path: readonly PropertyKey[]): string[] {
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
