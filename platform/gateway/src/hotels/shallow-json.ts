/**
 * Depth of a hotel's record. Its levels are the response, its data, a list there, a category or the
 * settings. Deeper values belong to a category, and no page shows them.
 */
const MAX_DEPTH = 4;
/** Depth of `data`, whose members are the fields of the record. */
const RECORD_DEPTH = 2;
/** Limits of one field, and of the record: more takes too long to parse. */
const FIELD = { bytes: 3_000_000, values: 100_000 };
const RECORD = { bytes: 4_000_000, values: 150_000 };
/** Maximum size of a text with its quotes, even if every character is escaped. */
const MAX_TEXT_BYTES = 600_002;

const NULL = new TextEncoder().encode('null');
const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [BRACKET, BRACKET_END, BRACE, BRACE_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Reduces the bytes of a hotel's record while they arrive. Values that are too deep or too large
 * become null before anything is parsed. `JSON.parse` would take seconds, and a hundred times the
 * memory, for 16 MB of hostile JSON. Throws a `RangeError` if the rest is too large. A streaming
 * parser (`@streamparser/json`) took fifteen times as long for them: 3.1 s instead of 0.2 s.
 */
export function shallowJson() {
  let output = new Uint8Array(65_536);
  let length = 0;
  let values = 0;
  let depth = 0;
  let inText = false;
  let escaped = false;
  /** Start of the current text, and of the current field with the values before it. */
  let textStart = 0;
  let field: { start: number; values: number } | undefined;
  /** The skipped part: the current text, or everything below this depth. */
  let skipped: number | 'text' | undefined;

  function append(byte: number): void {
    if (length === output.length) {
      if (length >= RECORD.bytes) throw new RangeError('A hotel record is too large');
      const larger = new Uint8Array(Math.min(2 * length, RECORD.bytes));
      larger.set(output);
      output = larger;
    }
    output[length] = byte;
    length += 1;
  }

  /** Replaces the output from `start` on with null, and skips the rest of the value. */
  function replaceWithNull(start: number, what: number | 'text'): void {
    length = start;
    for (const byte of NULL) append(byte);
    skipped = what;
  }

  function readInText(byte: number): void {
    if (skipped === undefined) append(byte);
    if (escaped) escaped = false;
    else if (byte === BACKSLASH) escaped = true;
    else if (byte === QUOTE) {
      inText = false;
      if (skipped === 'text') skipped = undefined;
    }
    const isLong = inText && skipped === undefined && length - textStart > MAX_TEXT_BYTES;
    if (isLong) replaceWithNull(textStart, 'text');
  }

  function close(byte: number): void {
    if (skipped === undefined) append(byte);
    else if (skipped === depth) skipped = undefined;
    depth -= 1;
    if (depth === RECORD_DEPTH) field = undefined;
  }

  function open(byte: number): void {
    depth += 1;
    if (skipped !== undefined) return;
    if (depth > MAX_DEPTH) {
      replaceWithNull(length, depth);
      return;
    }
    if (depth === RECORD_DEPTH + 1) field = { start: length, values };
    count(byte);
  }

  /** Appends a byte that starts another value, and checks the limits. */
  function count(byte: number): void {
    append(byte);
    values += 1;
    if (values > RECORD.values) throw new RangeError('A hotel record has too many values');
    if (!field) return;
    if (length - field.start <= FIELD.bytes && values - field.values <= FIELD.values) return;
    values = field.values;
    replaceWithNull(field.start, RECORD_DEPTH + 1);
  }

  function readOutside(byte: number): void {
    if (byte === BRACKET || byte === BRACE) open(byte);
    else if (byte === BRACKET_END || byte === BRACE_END) close(byte);
    else {
      if (byte === QUOTE) {
        inText = true;
        textStart = length;
      }
      if (skipped !== undefined) return;
      if (byte === COMMA) count(byte);
      else append(byte);
    }
  }

  return {
    write(chunk: Uint8Array): void {
      for (let index = 0; index < chunk.length; index += 1) {
        const byte = chunk[index] as number;
        if (inText) readInText(byte);
        else readOutside(byte);
      }
    },
    /** Returns the reduced JSON. */
    text: () => new TextDecoder().decode(output.subarray(0, length)),
  };
}
