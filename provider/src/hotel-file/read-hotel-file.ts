import { readJson, withoutMark } from '@foyer/shared/documents/json';
import { sentence } from '@foyer/shared/documents/sentences';
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { checkHotel, type HotelSlip } from './check-hotel.ts';
import type { HotelFile } from './hotel-file.ts';
import { placeInWords } from './place.ts';

/** Something that is wrong with a file, and where: lines and columns begin with 1. */
export type Fault = { line: number; column: number; text: string };

/** As many at once as anybody reads. */
const MOST_FAULTS = 100;

/** A hotel as it was written; or what is wrong, in the order of the file, and how much more there is. */
export function readHotelFile(
  marked: string,
): { file: HotelFile } | { faults: Fault[]; more: number } {
  const text = withoutMark(marked);
  const json = readJson(text);
  const place = placesOf(text);
  if ('error' in json)
    return { faults: [{ ...place(json.offset), text: `${json.error}.` }], more: 0 };
  const { root, value } = json;
  const checked = checkHotel(value);
  const slips: HotelSlip[] = [...json.slips, ...('slips' in checked ? checked.slips : [])];
  if ('file' in checked && slips.length === 0) return checked;
  const placed = slips.map((slip) => ({ slip, offset: offsetOf(root, slip) }));
  placed.sort((one, other) => one.offset - other.offset);
  const faults = placed.slice(0, MOST_FAULTS).map(({ slip, offset }) => {
    const words = sentence({ ...slip, path: placeInWords(value, slip.path) });
    return { ...place(offset), text: words.endsWith('?') ? words : `${words}.` };
  });
  return { faults, more: placed.length - faults.length };
}

/** Where a slip stands: its key if that is at fault, else its value, else the nearest thing around. */
function offsetOf(root: Node, { path, key }: HotelSlip): number {
  const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
  for (let known = steps.length; known > 0; known -= 1) {
    const node = findNodeAtLocation(root, steps.slice(0, known));
    if (node) return (known === steps.length && keyOf(node, key)?.offset) || node.offset;
  }
  return keyOf(root, key)?.offset ?? root.offset;
}

function keyOf(node: Node, key: string | undefined): Node | undefined {
  const property = node.children?.find(({ children }) => children?.[0]?.value === key);
  return key === undefined ? undefined : property?.children?.[0];
}

function placesOf(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length)];
  return (offset) => {
    const next = starts.findIndex((start) => start > offset);
    const line = next === -1 ? starts.length : next;
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
  };
}
