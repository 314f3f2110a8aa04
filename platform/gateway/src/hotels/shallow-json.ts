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

const NULL = new TextEncoder().encode('null');
const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [BRACKET, BRACKET_END, BRACE, BRACE_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Reduces the bytes of a hotel's record while they arrive. Values that are too deep, and fields that are
 * too large, become null before anything is parsed. `JSON.parse` would take seconds, and a hundred times
 * the memory, for 16 MB of hostile JSON. Throws a `RangeError` if the rest is too large. A streaming
 * parser (`@streamparser/json`) took fifteen times as long for them: 3.1 s instead of 0.2 s.
 */
export function shallowJson() {
  let output = new Uint8Array(65_536);
  let length = 0;
  let values = 0;
  let depth = 0;
  let inText = false;
  let escaped = false;
  /** Start of the current field's value, and the values before it. */
  let field: { start: number; values: number } | undefined;
  /** While a value is skipped, the depth of the list or object around it. */
  let skippedIn: number | undefined;

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

  /** Replaces the output from `start` on with null, and skips the rest of that value. */
  function skipValue(start: number, around: number): void {
    length = start;
    for (const byte of NULL) append(byte);
    skippedIn = around;
  }

  function skipLargeField(): void {
    if (values > RECORD.values) throw new RangeError('A hotel record has too many values');
    if (!field) return;
    if (length - field.start <= FIELD.bytes && values - field.values <= FIELD.values) return;
    values = field.values;
    skipValue(field.start, RECORD_DEPTH);
  }

  function readInText(byte: number): void {
    if (escaped) escaped = false;
    else if (byte === BACKSLASH) escaped = true;
    else inText = byte !== QUOTE;
    if (skippedIn !== undefined) return;
    append(byte);
    skipLargeField();
  }

  function readOutside(byte: number): void {
    const isStart = byte === BRACKET || byte === BRACE;
    const isEnd = byte === BRACKET_END || byte === BRACE_END;
    inText = byte === QUOTE;
    if (isStart) depth += 1;
    if (isEnd) depth -= 1;
    if (skippedIn !== undefined) {
      const isOver = depth < skippedIn || (depth === skippedIn && byte === COMMA);
      if (!isOver) return;
      skippedIn = undefined;
    }
    if (depth > MAX_DEPTH) {
      skipValue(length, MAX_DEPTH);
      return;
    }
    const isInRecord = depth === RECORD_DEPTH;
    if (depth < RECORD_DEPTH || (isInRecord && byte === COMMA)) field = undefined;
    append(byte);
    if (isInRecord && byte === COLON) field = { start: length, values };
    if (isStart || byte === COMMA) values += 1;
    skipLargeField();
  }

  return {
    write(chunk: Uint8Array): void {
      for (const byte of chunk) {
        if (inText) readInText(byte);
        else readOutside(byte);
      }
    },
    /** Returns the reduced JSON. */
    text: () => new TextDecoder().decode(output.subarray(0, length)),
  };
}
