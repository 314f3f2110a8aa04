import { parseJsonDocument } from '@foyer/shared/documents/json.ts';
import { findNodeAtLocation } from 'jsonc-parser';

/** The line break and indentation after the document's opening brace. */
const FIRST_LINE = /^[ \t]*(\r?\n[ \t]*)/;

/**
 * Sets the revision number in a document's text and changes nothing else. Returns other text
 * unchanged.
 */
export function setRevision(marked: string, revision: number): string {
  const json = parseJsonDocument(marked);
  const { text } = json;
  if ('error' in json || json.root.type !== 'object') return text;
  const { root } = json;
  const present = findNodeAtLocation(root, ['revision']);
  const start = present?.offset ?? root.offset + 1;
  const rest = text.slice(start + (present?.length ?? 0));
  if (present) return `${text.slice(0, start)}${revision}${rest}`;
  const line = FIRST_LINE.exec(rest)?.[1] ?? '';
  const comma = root.children?.length ? ',' : '';
  const space = comma && !/^\s/.test(rest) ? ' ' : '';
  return `${text.slice(0, start)}${line}"revision": ${revision}${comma}${space}${rest}`;
}
