const isDigit = (char: string) => /\p{Nd}/u.test(char);

/** The value of a decimal digit of any script; each script has its ten in a row. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/**
 * Text with the digits of whatever script it was typed in as 0 to 9, and without the invisible
 * marks that copied numbers carry around them.
 */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, asciiDigit);
}
