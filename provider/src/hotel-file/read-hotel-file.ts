import { parseJsonDocument } from '@foyer/shared/documents/json.ts';
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { checkHotel, type HotelIssue } from './check-hotel.ts';
import type { HotelFile } from './hotel-file.ts';
import { readableIssue } from './readable-issue.ts';

/** Describes an issue of a file with its position; lines and columns start at 1. */
export type FileIssue = { line: number; column: number; text: string };

/** Limits the reported issues. */
const MAX_ISSUES = 100;

/** Parses a hotel file. Returns the hotel, or its issues in file order and the number omitted. */
export function readHotelFile(
  marked: string,
): { file: HotelFile } | { issues: FileIssue[]; more: number } {
  const json = parseJsonDocument(marked);
  const { text } = json;
  if ('error' in json)
    return { issues: [{ ...positionAt(text, json.offset), text: `${json.error}.` }], more: 0 };
  const { root, value } = json;
  const checked = checkHotel(value);
  const found: HotelIssue[] = [...json.issues, ...('issues' in checked ? checked.issues : [])];
  if ('file' in checked && found.length === 0) return checked;
  const located = found.map((issue) => ({ issue, offset: offsetOf(root, issue) }));
  located.sort((one, other) => one.offset - other.offset);
  const issues = located.slice(0, MAX_ISSUES).map(({ issue, offset }) => {
    const sentence = readableIssue(value, issue);
    const end = sentence.endsWith('?') ? '' : '.';
    return { ...positionAt(text, offset), text: sentence + end };
  });
  return { issues, more: located.length - issues.length };
}

/** Returns the offset of an issue: its key, else its value, else the nearest enclosing value. */
function offsetOf(root: Node, { path, key }: HotelIssue): number {
  const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
  const property =
    key === undefined ? undefined : findNodeAtLocation(root, [...steps, key])?.parent;
  if (property) return property.offset;
  for (let length = steps.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, steps.slice(0, length));
    if (node) return node.offset;
  }
  return root.offset;
}

function positionAt(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
