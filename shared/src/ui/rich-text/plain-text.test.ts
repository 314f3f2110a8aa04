import { expect, test } from 'vitest';
import { excerpt, hasMarkup, paragraphs, plainText, truncated } from './plain-text.ts';

test('turns blocks into paragraphs and keeps their text', () => {
  expect(
    paragraphs(
      '<h2>Rooms</h2><p>Quiet <b>rooms</b><br>over the&nbsp;garden</p><ul><li>A</li></ul>',
    ).map(({ text }) => text),
  ).toEqual(['Rooms', 'Quiet rooms', 'over the garden', 'A']);
});

test('marks a block as a heading, a list item or neither', () => {
  const html =
    'First<H2 id="a">Rooms</H2>below<ul><li>One</li> <li> <p>Two</p><br>more</li></ul>\uffffLast';
  expect(paragraphs(html)).toEqual([
    { key: '0', text: 'First', heading: false, item: false },
    { key: '1', text: 'Rooms', heading: true, item: false },
    { key: '2', text: 'below', heading: false, item: false },
    { key: '3', text: 'One', heading: false, item: true },
    { key: '4', text: 'Two', heading: false, item: true },
    { key: '5', text: 'more', heading: false, item: false },
    { key: '6', text: 'Last', heading: false, item: false },
  ]);
  expect(paragraphs(null)).toEqual([]);
});

test('omits hidden content', () => {
  expect(
    plainText('a<script>alert(1)</script>b<style>p{}</style><!-- c --><iframe src=x>d</iframe>e'),
  ).toBe('abe');
  expect(plainText('a<script>never closed')).toBe('a');
});

test('reads a megabyte of unclosed tags at once', () => {
  for (const begun of ['<p ', '</script', '<a href="x" ', '<!-', '&#'])
    expect(plainText(begun.repeat(1_000_000 / begun.length)).length).toBeGreaterThan(0);
});

test('decodes entities once', () => {
  expect(plainText('Fish &amp; Chips &lt;b&gt; &#8364;5 &#x2013; &amp;lt;')).toBe(
    'Fish & Chips <b> €5 – &lt;',
  );
  expect(plainText('&unknown; &#0; &#99999999999;')).toBe('&unknown; &#0; &#99999999999;');
});

test('keeps a lone <', () => {
  expect(plainText('children < 12')).toBe('children < 12');
});

test.each([
  ['Salt air', false],
  ['', false],
  [null, false],
  ['<p>Salt air</p>', false],
  [' <P>Salt &amp; air</P>\n<p>Slow mornings</p> ', false],
  ['Salt & air', true],
  ['<p>Salt air', true],
  ['<p>Salt air</p>Slow mornings', true],
  ['<p>Salt</p></p>air</p>', true],
  ['<p dir="rtl">Salt air</p>', true],
  ['<p>Salt <b>air</b></p>', true],
  ['<p>Salt &copy; air</p>', true],
  ['<p>10\u00a0000 grains</p>', true],
  ['<h2>Salt air</h2>', true],
])('reports whether %j has markup: %s', (html, has) => {
  expect(hasMarkup(html)).toBe(has);
});

test.each(['<', '<p>', ' ', '<p>x</p> ', '&amp;'])(
  'reads a megabyte of %j and a mark at once',
  (piece) => {
    expect(hasMarkup(`${piece.repeat(1_000_000 / piece.length)}<b>`)).toBe(true);
  },
);

test('reads a megabyte of < without hanging', () => {
  expect(plainText('<'.repeat(500_000))).toHaveLength(500_000);
  expect(plainText(`a${'<iframe>'.repeat(100_000)}`)).toBe('a');
  expect(plainText(`a${'<!--'.repeat(100_000)}`)).toBe('a');
});

test('an excerpt has the first words and no partial tag', () => {
  expect(excerpt('<p>Eleven <b>courses</b></p>', 40)).toBe('Eleven courses');
  expect(excerpt('<p>Eleven <b>courses</b></p>', 6)).toBe('Eleven…');
  expect(excerpt(null, 40)).toBe('');
  const cut = `${'word '.repeat(799)}<b title="a>">bold</b>`;
  expect(excerpt(cut, 5000)).not.toContain('<');
  expect(excerpt('3 < 4', 40)).toBe('3 < 4');
});

test('truncates at whole characters', () => {
  expect(truncated('Grand Plaza', 11)).toBe('Grand Plaza');
  expect(truncated('Grand Plaza', 6)).toBe('Grand…');
  expect(truncated('🏨'.repeat(5), 3)).toBe('🏨🏨🏨…');
  expect(truncated('🏨'.repeat(3), 3)).toBe('🏨🏨🏨');
});
