import { expect, test } from 'vitest';
import { wifiQrText } from './wifi-qr-text.ts';

test('contains name and password', () => {
  expect(wifiQrText('GrandPlaza-Guest', 'velvet-harp-29')).toBe(
    'WIFI:T:WPA;S:GrandPlaza-Guest;P:velvet-harp-29;;',
  );
});

test('escapes special characters', () => {
  expect(wifiQrText('Sea "Side"', 'gull;drift:4,1\\')).toBe(
    'WIFI:T:WPA;S:Sea \\"Side\\";P:gull\\;drift\\:4\\,1\\\\;;',
  );
});

test('omits the password of an open network', () => {
  expect(wifiQrText('Lobby', null)).toBe('WIFI:T:nopass;S:Lobby;;');
});

test('returns no text for a name that is too long for a wifi', () => {
  expect(wifiQrText('x'.repeat(10_000), 'y')).toBeUndefined();
});
