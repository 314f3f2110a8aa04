/** Longer than any wifi can have (32 bytes of name, 63 of password), escapes included. */
const MOST_CHARACTERS = 220;

/**
 * What a phone's camera reads to join a wifi; special characters are escaped. Undefined for what
 * cannot be a wifi's name and password, which no code could hold.
 */
export function wifiQrText(name: string, password: string | null | undefined): string | undefined {
  const escaped = (text: string) => text.replaceAll(/[\\;,":]/g, '\\$&');
  const text = password
    ? `WIFI:T:WPA;S:${escaped(name)};P:${escaped(password)};;`
    : `WIFI:T:nopass;S:${escaped(name)};;`;
  return text.length > MOST_CHARACTERS ? undefined : text;
}
