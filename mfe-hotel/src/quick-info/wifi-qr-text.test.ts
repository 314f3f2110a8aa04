import { expect, test } from 'vitest';
import { wifiQrText } from './wifi-qr-text.ts';

test('a phone reads name and password', () => {
  expect(wifiQrText('GrandPlaza-Guest', 'velvet-harp-29')).toBe(
    'WIFI:T:WPA;S:GrandPlaza-Guest;P:velvet-harp-29;;',
  );
});

test('special characters are escaped', () => {
  expect(wifiQrText('Sea "Side"', 'gull;drift:4,1\\')).toBe(
    'WIFI:T:WPA;S:Sea \\"Side\\";P:gull\\;drift\\:4\\,1\\\\;;',
  );
});

test('an open network has no password', () => {
  expect(wifiQrText('Lobby', null)).toBe('WIFI:T:nopass;S:Lobby;;');
});

test('no code for what no wifi can be called', () => {
  expect(wifiQrText('x'.repeat(10_000), 'y')).toBeUndefined();
});
