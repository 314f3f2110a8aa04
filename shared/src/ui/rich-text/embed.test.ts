import { expect, test } from 'vitest';
import { embedAddress, fallbackHref } from './embed.ts';

test.each([
  [
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  [
    'https://youtube.com/embed/dQw4w9WgXcQ?start=30&autoplay=1&list=x',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=30',
  ],
  [
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871'],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e&title=0',
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
  ],
])('embeds %s as %s', (source, address) => expect(embedAddress(source, [])).toBe(address));

test.each([
  'https://youtube.com.evil.example/embed/dQw4w9WgXcQ',
  'https://www.youtube.com@evil.example/embed/dQw4w9WgXcQ',
  'https://user@www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com:444/embed/dQw4w9WgXcQ',
  'https:\\\\www.youtube.com\\embed\\dQw4w9WgXcQ',
  'https://evil.example\\@www.youtube.com/embed/dQw4w9WgXcQ',
  '//www.youtube.com/embed/dQw4w9WgXcQ',
  'http://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/embed/../redirect?q=https://evil.example',
  'https://www.youtube.com/embed/a',
  'https://xn--youtbe-6ya.com/embed/dQw4w9WgXcQ',
  'https://www.youtübe.com/embed/dQw4w9WgXcQ',
  'https://vimeo.com/76979871',
  'https://player.vimeo.com/video/76979871/../../x',
  'data:text/html,<script>alert(1)</script>',
  'java\tscript:alert(1)',
  'https://www.youtube.com/em\nbed/dQw4w9WgXcQ',
  'https://evil.example/embed/dQw4w9WgXcQ',
  '',
])('does not embed %j', (source) => expect(embedAddress(source, [])).toBeUndefined());

test('embeds a further host that the operator allows, exactly that host', () => {
  const hosts = ['tour.example.com'];
  expect(embedAddress('https://tour.example.com/v/1?x=2', hosts)).toBe(
    'https://tour.example.com/v/1?x=2',
  );
  expect(embedAddress('https://a.tour.example.com/v/1', hosts)).toBeUndefined();
  expect(embedAddress('https://tour.example.com:8443/v/1', hosts)).toBeUndefined();
  expect(embedAddress('http://tour.example.com/v/1', hosts)).toBeUndefined();
});

test('a refused iframe becomes a link only to a plain https address', () => {
  expect(fallbackHref('https://maps.example.com/x')).toBe('https://maps.example.com/x');
  for (const source of ['//evil.example', 'data:text/html,x', 'https://u@evil.example', 'x']) {
    expect(fallbackHref(source)).toBeUndefined();
  }
});
