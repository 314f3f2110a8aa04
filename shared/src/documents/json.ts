import {
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

/** Something wrong at a place of a document, as the end of a sentence that begins with the place. */
export type Slip = { path: readonly PropertyKey[]; message: string };

/** What a text says as JSON with comments, and which keys of it cannot stand; or why it says nothing. */
export type Json =
  | { root: Node; value: unknown; slips: Slip[] }
  /** `offset` is where it stops being JSON. */
  | { error: string; offset: number };

const OPTIONS = { allowTrailingComma: true };
/** Editors on Windows begin a file with it. */
const BYTE_ORDER_MARK = '\ufeff';
const SHOWN_LETTERS = 30;

const WORDS: Record<string, string> = {
  InvalidNumberFormat: 'a number is not written as JSON writes it',
  PropertyNameExpected: 'a key in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'the document has ended already',
  UnexpectedEndOfComment: 'a comment has no end',
  UnexpectedEndOfString: 'a text has no closing quote',
  UnexpectedEndOfNumber: 'a number has no end',
  InvalidUnicode: 'a \\u must have four digits after it',
  InvalidEscapeCharacter: 'a \\ stands before a letter that needs none',
  InvalidCharacter: 'a text has a line break or another control character in it',
};

export function withoutMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

export function readJson(marked: string): Json {
  const text = withoutMark(marked);
  try {
    const errors: ParseError[] = [];
    const root = parseTree(text, errors, OPTIONS);
    if (!root) return { error: 'It is empty', offset: 0 };
    const [error] = errors;
    if (error) return { error: wordsFor(error, text), offset: error.offset };
    return {
      root,
      value: getNodeValue(root),
      slips: [...keySlips(root, [], text)],
    };
  } catch (error) {
    if (error instanceof RangeError) return { error: 'It is nested too deeply', offset: 0 };
    throw error;
  }
}

function wordsFor({ error, offset, length }: ParseError, text: string): string {
  const there = text.slice(offset, offset + Math.min(length, SHOWN_LETTERS));
  const words =
    WORDS[printParseErrorCode(error)] ?? `${there} is no JSON, where text stands in double quotes`;
  return `It is no JSON in line ${lineAt(text, offset)}: ${words}`;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Of a key that stands twice, parsers take the last one in silence. */
function* keySlips(node: Node, path: readonly string[], text: string): Generator<Slip> {
  const lines = new Map<string, Node[]>();
  for (const child of node.children ?? []) {
    if (node.type !== 'object') {
      yield* keySlips(child, path, text);
      continue;
    }
    const [key, value] = child.children ?? [];
    if (!key || !value) continue;
    lines.set(key.value, [...(lines.get(key.value) ?? []), key]);
    yield* keySlips(value, [...path, key.value], text);
  }
  for (const [key, nodes] of lines) {
    const at = { path: [...path, key] };
    if (key === '__proto__') yield { ...at, message: 'is no name that anything can have' };
    if (nodes.length === 1) continue;
    const places = nodes.map(({ offset }) => lineAt(text, offset)).join(' and ');
    yield { ...at, message: `stands more than once, in lines ${places}` };
  }
}
