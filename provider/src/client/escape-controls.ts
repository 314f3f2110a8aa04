/** Matches characters that control a terminal or change the direction of text. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;
const CONTROL_CHARACTERS_EXCEPT_NEWLINE = /[^\P{Cc}\n]|[\p{Bidi_Control}\u2028\u2029]/gu;

const codeOf = (sign: string) => sign.codePointAt(0) ?? 0;

/** Replaces control characters with visible ones: U+001B becomes ␛, others become \u{…}. */
export function escapeControls(text: string): string {
  return text.replaceAll(CONTROL_CHARACTERS, (sign) =>
    codeOf(sign) < 0x20
      ? String.fromCodePoint(0x2400 + codeOf(sign))
      : `\\u{${codeOf(sign).toString(16)}}`,
  );
}

/** Serialises a value as JSON in which control characters are escaped and parse back unchanged. */
export function escapedJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replaceAll(
    CONTROL_CHARACTERS_EXCEPT_NEWLINE,
    (sign) => `\\u${codeOf(sign).toString(16).padStart(4, '0')}`,
  );
}
