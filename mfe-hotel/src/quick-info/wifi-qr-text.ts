/** What a phone's camera reads to join a wifi; special characters are escaped. */
export function wifiQrText(name: string, password: string | null | undefined): string {
  const escaped = (text: string) => text.replaceAll(/[\\;,":]/g, '\\$&');
  if (!password) return `WIFI:T:nopass;S:${escaped(name)};;`;
  return `WIFI:T:WPA;S:${escaped(name)};P:${escaped(password)};;`;
}
