import { expect, test } from 'vitest';
import { directionsHref, mailHref, telHref, websiteHref, whatsappHref } from './links.ts';

test.each([
  ['+44 (0)20 7946-0110', 'tel:+4402079460110'],
  ['020.7946.0110', 'tel:02079460110'],
  [' 999 ', 'tel:999'],
])('makes a tel: link of %s', (phone, href) => expect(telHref(phone)).toBe(href));

test.each([
  '',
  '  ',
  '+',
  '()',
  '0800 FLOWERS',
  '+44,123',
  '123;ext=4',
  'javascript:1',
  '1\u202E2',
  null,
])('makes no tel: link of %s', (phone) => expect(telHref(phone)).toBeUndefined());

test.each([
  ['+44 7700 900123', 'https://wa.me/447700900123'],
  ['0044 7700 900123', 'https://wa.me/447700900123'],
])('makes a WhatsApp link of %s', (phone, href) => expect(whatsappHref(phone)).toBe(href));

test('HOTEL-02 adds https to a website without a scheme', () => {
  expect(websiteHref('grand-plaza.example')).toBe('https://grand-plaza.example/');
  expect(websiteHref('www.grand-plaza.example/rooms?x=1')).toBe(
    'https://www.grand-plaza.example/rooms?x=1',
  );
  expect(websiteHref('grand-plaza.example:8443/a')).toBe('https://grand-plaza.example:8443/a');
});

test('keeps https and replaces http', () => {
  expect(websiteHref('https://grand-plaza.example/')).toBe('https://grand-plaza.example/');
  expect(websiteHref('HTTP://grand-plaza.example')).toBe('https://grand-plaza.example/');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://user@evil.example',
  'https://user:secret@evil.example',
  'user@evil.example',
  'https://localhost',
  'https://127.0.0.1/',
  'https://[::1]/',
  'about:blank',
  'not a website',
  '',
])('rejects %j as a website', (address) => expect(websiteHref(address)).toBeUndefined());

test('makes a mailto: link of one plain address only', () => {
  expect(mailHref(' front.desk+stay@grand-plaza.example ')).toBe(
    'mailto:front.desk+stay@grand-plaza.example',
  );
  for (const text of ['a@b.c?bcc=d@e.f', 'a@b,c@d.e', 'a b@c.d', 'a@b', 'javascript:a@b.c', '']) {
    expect(mailHref(text)).toBeUndefined();
  }
});

test('puts the whole address into the directions link', () => {
  expect(directionsHref('12 Regent Square, London & more')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=12%20Regent%20Square%2C%20London%20%26%20more',
  );
  expect(directionsHref(' ')).toBeUndefined();
});
