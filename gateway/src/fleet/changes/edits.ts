import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';

/** A value of the document, by where it stands; undefined takes it away. */
export type Edit = { path: string[]; value: string | number | boolean | undefined };

/** Nothing above is tidied away: a hotel stays in the document when it wants nothing of its own. */
const TIDIED_BELOW = 2;

/** The text with these edits, one after the other, and nothing else changed: comments stay. */
export function edited(text: string, edits: readonly Edit[]): string {
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

/** The library's own removal takes the comments around a property along. */
function without(text: string, path: string[]): string {
  const root = parseTree(text, [], { allowTrailingComma: true });
  const property = root && findNodeAtLocation(root, path)?.parent;
  const siblings = property?.parent?.children;
  if (!property || !siblings) return text;
  const last = siblings[siblings.indexOf(property) - 1];
  const comma = commaAfter(text, endOf(property)) ?? (last && commaAfter(text, endOf(last)));
  const space = /\s*$/.exec(text.slice(0, property.offset))?.[0] ?? '';
  // A comment above goes on to the end of its line.
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
  const isTidy = parent.length <= TIDIED_BELOW || !isEmpty(changed, parent);
  return isTidy ? changed : without(changed, parent);
}

/** A comma, with nothing but space and comments before it. */
const COMMA = /^(?:\s|\/\/.*\n|\/\*[\s\S]*?\*\/)*,/;

/** Where the comma after a property stands, if there is one. */
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
