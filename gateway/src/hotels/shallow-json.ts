/**
 * How deep a hotel's record goes: the answer, its data, a list there, a category or the settings.
 * What is deeper belongs to a category alone, which no page shows.
 */
const DEPTH = 4;
/** `data` itself; what stands in it is a field of the record. */
const RECORD_DEPTH = 2;
/** Of one field of the record, and of the record: more takes too long to parse. */
const FIELD = { bytes: 3_000_000, values: 100_000 };
const RECORD = { bytes: 4_000_000, values: 150_000 };
/** No text is longer, however its characters are written, with its quotes. */
const TEXT_BYTES = 600_002;

const NULL = new TextEncoder().encode('null');
const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [BRACKET, BRACKET_END, BRACE, BRACE_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Takes the bytes of a hotel's record as they come and keeps only what a page may need of it: what
 * is deeper or larger becomes null before anything is parsed. `JSON.parse` itself would take
 * seconds, and a hundred times the memory, for 16 MB in bad shape. Throws a `RangeError` where too
 * much is left.
 */
export function shallowJson() {
  let kept = new Uint8Array(65_536);
  let length = 0;
  let values = 0;
  let depth = 0;
  let inText = false;
  let escaped = false;
  /** Where the text that is being read began; the field of the record, with the values before it. */
  let textStart = 0;
  let field: { start: number; values: number } | undefined;
  /** What is being left out: a text, or all below this depth. */
  let skipped: number | 'text' | undefined;

  function keep(byte: number): void {
    if (length === kept.length) {
      if (length >= RECORD.bytes) throw new RangeError('A hotel record is too large');
      const larger = new Uint8Array(Math.min(2 * length, RECORD.bytes));
      larger.set(kept);
      kept = larger;
    }
    kept[length] = byte;
    length += 1;
  }

  /** Has null stand for all that was kept from `start` on. */
  function leaveOut(start: number, what: number | 'text'): void {
    length = start;
    for (const byte of NULL) keep(byte);
    skipped = what;
  }

  function readInText(byte: number): void {
    if (skipped === undefined) keep(byte);
    if (escaped) escaped = false;
    else if (byte === BACKSLASH) escaped = true;
    else if (byte === QUOTE) {
      inText = false;
      if (skipped === 'text') skipped = undefined;
    }
    const isLong = inText && skipped === undefined && length - textStart > TEXT_BYTES;
    if (isLong) leaveOut(textStart, 'text');
  }

  function close(byte: number): void {
    if (skipped === undefined) keep(byte);
    else if (skipped === depth) skipped = undefined;
    depth -= 1;
    if (depth === RECORD_DEPTH) field = undefined;
  }

  function open(byte: number): void {
    depth += 1;
    if (skipped !== undefined) return;
    if (depth > DEPTH) {
      leaveOut(length, depth);
      return;
    }
    if (depth === RECORD_DEPTH + 1) field = { start: length, values };
    count(byte);
  }

  /** Keeps a byte after which another value may come. */
  function count(byte: number): void {
    keep(byte);
    values += 1;
    if (values > RECORD.values) throw new RangeError('A hotel record has too many values');
    if (!field) return;
    if (length - field.start <= FIELD.bytes && values - field.values <= FIELD.values) return;
    values = field.values;
    leaveOut(field.start, RECORD_DEPTH + 1);
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
      else keep(byte);
    }
  }

  return {
    write(part: Uint8Array): void {
      for (let place = 0; place < part.length; place += 1) {
        const byte = part[place] as number;
        if (inText) readInText(byte);
        else readOutside(byte);
      }
    },
    /** What was kept. */
    text: () => new TextDecoder().decode(kept.subarray(0, length)),
  };
}
