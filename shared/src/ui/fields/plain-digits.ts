const isDigit = (char: string) => /\p{Nd}/u.test(char);

/** Returns the ASCII digit for a decimal digit of any script; each script's ten are consecutive. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** Replaces the digits of any script with 0 to 9. Removes the invisible marks of copied numbers. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, asciiDigit);
}
