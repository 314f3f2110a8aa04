/** More than any wifi needs (32 bytes of name, 63 of password), escapes included. */
const MAX_CHARACTERS = 220;

/**
 * Returns the text that a phone's camera reads to join a wifi. Special characters are escaped.
 * Returns undefined for a name and password that are too long for a wifi and for a QR code.
 */
export function wifiQrText(name: string, password: string | null | undefined): string | undefined {
  const escaped = (text: string) => text.replaceAll(/[\\;,":]/g, '\\$&');
  const text = password
    ? `WIFI:T:WPA;S:${escaped(name)};P:${escaped(password)};;`
    : `WIFI:T:nopass;S:${escaped(name)};;`;
  return text.length > MAX_CHARACTERS ? undefined : text;
}
