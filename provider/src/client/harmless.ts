/** What a terminal obeys instead of showing it, and what turns the direction of a line. */
const OBEYED = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;
const BUT_LINES = /[^\P{Cc}\n]|[\p{Bidi_Control}\u2028\u2029]/gu;

const codeOf = (sign: string) => sign.codePointAt(0) ?? 0;

/** What somebody typed, as one line that only shows: U+001B is written ␛, others \u{…}. */
export function harmless(typed: string): string {
  return typed.replaceAll(OBEYED, (sign) =>
    codeOf(sign) < 0x20
      ? String.fromCodePoint(0x2400 + codeOf(sign))
      : `\\u{${codeOf(sign).toString(16)}}`,
  );
}

/** JSON of what somebody typed, in which any reader finds it as typed, and a terminal nothing to obey. */
export function harmlessJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replaceAll(
    BUT_LINES,
    (sign) => `\\u${codeOf(sign).toString(16).padStart(4, '0')}`,
  );
}
