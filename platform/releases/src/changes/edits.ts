import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';
import { own } from '../composition/choices.ts';

type Value = string | number | boolean;
/** Sets the value at a path of the document; undefined removes it. */
type Edit = { path: string[]; value: Value | undefined };

/**
 * Empty objects above this depth stay. A hotel keeps its entry after its last setting is removed.
 */
const KEPT_DEPTH = 2;

/** Edits the values of a text that differ between two objects, and nothing else: comments stay. */
export function withEdits(text: string, before: object, after: object): string {
  return editsBetween(before, after).reduce(
    (changed, { path, value }) =>
      value === undefined ? without(changed, path) : withValue(changed, path, value),
    text,
  );
}

function editsBetween(before: unknown, after: unknown, path: string[] = []): Edit[] {
  if (!isRecord(after)) return before === after ? [] : [{ path, value: after as Value }];
  const former = isRecord(before) ? before : {};
  return [...new Set([...Object.keys(former), ...Object.keys(after)])].flatMap((key) =>
    editsBetween(own(former, key), own(after, key), [...path, key]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function withValue(text: string, path: string[], value: Value): string {
  const indent = /^[ \t]+/m.exec(text)?.[0] ?? '  ';
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  return applyEdits(text, modify(text, path, value, { formattingOptions }));
}

/** Removes a property by hand: the library also removes the comments around it. */
function without(text: string, path: string[]): string {
  const root = parseTree(text, [], { allowTrailingComma: true });
  const property = root && findNodeAtLocation(root, path)?.parent;
  const siblings = property?.parent?.children;
  if (!property || !siblings) return text;
  const last = siblings[siblings.indexOf(property) - 1];
  const comma = commaAfter(text, endOf(property)) ?? (last && commaAfter(text, endOf(last)));
  const space = /\s*$/.exec(text.slice(0, property.offset))?.[0] ?? '';
  // A comment above extends to the end of its line.
  const isLineOfItsOwn = /^,?[ \t]*\r?\n/.test(text.slice(endOf(property)));
  const gap = {
    offset: property.offset - space.length,
    length: space.length + property.length,
    content: space.includes('\n') && !isLineOfItsOwn ? '\n' : '',
  };
  const changed = applyEdits(text, [
    gap,
    ...(comma === undefined ? [] : [{ offset: comma, length: 1, content: '' }]),
  ]);
  const parent = path.slice(0, -1);
  const isTidy = parent.length <= KEPT_DEPTH || !isEmpty(changed, parent);
  return isTidy ? changed : without(changed, parent);
}

/** A comma after space and comments only. */
const COMMA = /^(?:\s|\/\/.*\n|\/\*[\s\S]*?\*\/)*,/;

/** Returns the offset of the comma after a property, if there is one. */
function commaAfter(text: string, offset: number): number | undefined {
  const match = COMMA.exec(text.slice(offset))?.[0];
  return match === undefined ? undefined : offset + match.length - 1;
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

function isEmpty(text: string, path: string[]): boolean {
  const root = parseTree(text, [], { allowTrailingComma: true });
  const node = root && findNodeAtLocation(root, path);
  return node !== undefined && /^\{\s*\}$/.test(text.slice(node.offset, endOf(node)));
}
