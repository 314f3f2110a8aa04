import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';

/** Sets the value at a path of the document; undefined removes it. */
export type Edit = { path: string[]; value: string | number | boolean | undefined };

/**
 * Empty objects above this depth stay. A hotel keeps its entry after its last setting is removed.
 */
const KEPT_DEPTH = 2;

/** Applies edits to a text and changes nothing else: comments stay. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  return edits.reduce(
    (changed, { path, value }) =>
      value === undefined ? without(changed, path) : withValue(changed, path, value),
    text,
  );
}

function withValue(text: string, path: string[], value: string | number | boolean): string {
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
