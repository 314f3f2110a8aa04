import { issueSentence } from '@foyer/shared/documents/issue-messages.ts';
import { parseJsonDocument, withoutByteOrderMark } from '@foyer/shared/documents/json.ts';
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { checkHotel, type HotelIssue } from './check-hotel.ts';
import type { HotelFile } from './hotel-file.ts';
import { readablePath } from './readable-path.ts';

/** Describes an issue of a file with its position; lines and columns start at 1. */
export type FileIssue = { line: number; column: number; text: string };

/** Limits the reported issues. */
const MAX_ISSUES = 100;

/** Parses a hotel file. Returns the hotel, or its issues in file order and the number omitted. */
export function readHotelFile(
  marked: string,
): { file: HotelFile } | { issues: FileIssue[]; more: number } {
  const text = withoutByteOrderMark(marked);
  const json = parseJsonDocument(text);
  const positionAt = positionsOf(text);
  if ('error' in json)
    return { issues: [{ ...positionAt(json.offset), text: `${json.error}.` }], more: 0 };
  const { root, value } = json;
  const checked = checkHotel(value);
  const found: HotelIssue[] = [...json.issues, ...('issues' in checked ? checked.issues : [])];
  if ('file' in checked && found.length === 0) return checked;
  const located = found.map((issue) => ({ issue, offset: offsetOf(root, issue) }));
  located.sort((one, other) => one.offset - other.offset);
  const issues = located.slice(0, MAX_ISSUES).map(({ issue, offset }) => {
    const sentenceText = issueSentence({ ...issue, path: readablePath(value, issue.path) });
    return {
      ...positionAt(offset),
      text: sentenceText.endsWith('?') ? sentenceText : `${sentenceText}.`,
    };
  });
  return { issues, more: located.length - issues.length };
}

/** Returns the offset of an issue: its key, else its value, else the nearest enclosing value. */
function offsetOf(root: Node, { path, key }: HotelIssue): number {
  const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
  for (let length = steps.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, steps.slice(0, length));
    if (node) return (length === steps.length && keyOf(node, key)?.offset) || node.offset;
  }
  return keyOf(root, key)?.offset ?? root.offset;
}

function keyOf(node: Node, key: string | undefined): Node | undefined {
  const property = node.children?.find(({ children }) => children?.[0]?.value === key);
  return key === undefined ? undefined : property?.children?.[0];
}

function positionsOf(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length)];
  return (offset) => {
    const next = starts.findIndex((start) => start > offset);
    const line = next === -1 ? starts.length : next;
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
  };
}
