import {
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

/** A problem at a path of a document; the message ends a sentence that begins with the path. */
export type DocumentIssue = { path: readonly PropertyKey[]; message: string };

/**
 * The result of parsing JSON with comments: the value and its invalid keys, or a syntax error at
 * `offset`. Offsets are positions in `text`, which has no byte order mark.
 */
type Json = { text: string } & (
  | { root: Node; value: unknown; issues: DocumentIssue[] }
  | { error: string; offset: number }
);

const OPTIONS = { allowTrailingComma: true };
const SHOWN_CHARACTERS = 30;

const MESSAGES: Record<string, string> = {
  InvalidNumberFormat: 'a number is not valid in JSON',
  PropertyNameExpected: 'a key in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'text follows the end of the document',
  UnexpectedEndOfComment: 'a comment has no end',
  UnexpectedEndOfString: 'a text has no closing quote',
  UnexpectedEndOfNumber: 'a number has no end',
  InvalidUnicode: 'a \\u must have four digits after it',
  InvalidEscapeCharacter: 'a letter after a \\ is not an escape',
  InvalidCharacter: 'a text contains a line break or another control character',
};

export function parseJsonDocument(input: string): Json {
  // Some editors on Windows begin a file with a byte order mark.
  const text = input.replace(/^\ufeff/, '');
  try {
    const errors: ParseError[] = [];
    const root = parseTree(text, errors, OPTIONS);
    if (!root) return { text, error: 'It is empty', offset: 0 };
    const [error] = errors;
    if (error) return { text, error: messageOf(error, text), offset: error.offset };
    return { text, root, value: getNodeValue(root), issues: [...keyIssues(root, [], text)] };
  } catch (error) {
    if (error instanceof RangeError) return { text, error: 'It is nested too deeply', offset: 0 };
    throw error;
  }
}

function messageOf({ error, offset, length }: ParseError, text: string): string {
  const excerpt = text.slice(offset, offset + Math.min(length, SHOWN_CHARACTERS));
  const message =
    MESSAGES[printParseErrorCode(error)] ??
    `${excerpt} is not valid JSON: texts are in double quotes`;
  return `It is not valid JSON in line ${lineAt(text, offset)}: ${message}`;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Reports repeated keys, of which parsers silently take the last one. */
function* keyIssues(node: Node, path: readonly string[], text: string): Generator<DocumentIssue> {
  const lines = new Map<string, Node[]>();
  for (const child of node.children ?? []) {
    if (node.type !== 'object') {
      yield* keyIssues(child, path, text);
      continue;
    }
    const [key, value] = child.children ?? [];
    if (!key || !value) continue;
    lines.set(key.value, [...(lines.get(key.value) ?? []), key]);
    yield* keyIssues(value, [...path, key.value], text);
  }
  for (const [key, nodes] of lines) {
    const at = { path: [...path, key] };
    if (key === '__proto__') yield { ...at, message: 'is not allowed as a name' };
    if (nodes.length === 1) continue;
    const places = nodes.map(({ offset }) => lineAt(text, offset)).join(' and ');
    yield { ...at, message: `appears more than once, in lines ${places}` };
  }
}
