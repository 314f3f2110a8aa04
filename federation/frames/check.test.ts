import { expect, test } from 'vitest';
import type { Part } from '../../shared/src/contracts/frame.ts';
import { frameProblem } from './check.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const problemOf = (...parts: unknown[]) =>
  frameProblem(bytesOf(JSON.stringify({ parts, style: '' })));

const name: Part = { slot: 'name' };
const place: Part = { slot: 'navigation.slug', as: 'segment' };

test('FLEET-12 what the compiler makes of a screen is a frame', () => {
  const link: Part[] = ['<a', { current: ['/', place], below: true }, ' href="/', place, '">'];
  const icon: Part = {
    when: { slot: 'navigation.icon' },
    yes: ['<img src="', { slot: 'navigation.icon' }, '" alt=""/>'],
    no: ['<svg viewBox="0 0 24 24"><path d="M0 0"></path></svg>'],
  };
  const entries: Part = { each: 'navigation', item: [...link, icon, name, '<!-- -->!</a>'] };
  const open: Part = { when: { open: ['/x/', place] }, yes: [entries], no: [] };
  expect(
    problemOf('<div class="a"><textarea>', name, '</textarea>', open, '</div>'),
  ).toBeUndefined();
  expect(
    problemOf('<input value="" disabled=""/><main>', { outlet: true }, '</main>'),
  ).toBeUndefined();
});

test.each<[string, string, unknown[]]>([
  ['a part that is none', 'parts.0, Invalid input', [{ run: 'x' }]],
  ['a list in itself', 'item of its own', [{ each: 'menu', item: [{ each: 'menu', item: [] }] }]],
  ['a slot that nobody fills', 'no slot "constructor"', [{ slot: 'constructor' }]],
  ['a list as a text', 'in `Each` alone', [{ slot: 'navigation' }]],
  ['a text as a list', 'no list', [{ each: 'name', item: [] }]],
  ['a comment', '"<!-- <b>"', ['<p></p><!-- <b>']],
  ['a text area without an end', 'leaves <textarea> open', ['<textarea>']],
  ['an element without an end', 'leaves <div> open', ['<p></p><div>']],
  ['an element that ends another', '</b> ends', ['<b><p></b></p>']],
  ['an end of what is around it', '</div> ends', ['</div><script>']],
  ['a tag without an end', 'no markup', ['<a href="/x"']],
  ['a value without an end', 'no markup', ['<a href="/x>', name, '</a>']],
  ['what no tag ends', '<plaintext', ['<plaintext></plaintext>']],
  ['an end that is none', '<div/> ends nowhere', ['<div/>']],
  ['a script', 'cannot have <script', ['<script>1</script>']],
  ['a script in pieces', 'no markup', ['<scr', name, 'ipt></scr', name, 'ipt>']],
  ['a script under a condition', 'no markup', ['<scr', { when: name, yes: [], no: [] }, 'ipt>']],
  ['a side that is left open', 'ends what', [{ when: name, yes: ['<b>'], no: ['<b>'] }, '</b>']],
  ['an item that is left open', 'ends what', [{ each: 'menu', item: ['</div>'] }]],
  ['a name as an address', 'is no address', ['<a href="', name, '"></a>']],
  ['a name in a handler', 'cannot stand in "onclick"', ['<a onclick="', name, '"></a>']],
  ['a segment as it is typed', 'not what', ['<a href="/', { slot: 'slug' }, '"></a>']],
  ['a boundary as markup', 'not what', ['<frame-outlet></frame-outlet>']],
])('FLEET-12 %s is no frame', (_, words, parts) => {
  expect(problemOf(...parts)).toContain(words);
});

test('FLEET-12 a frame is JSON of 256 KB at most, and its style ends no element', () => {
  expect(frameProblem(bytesOf('x'))).toContain('not valid JSON');
  expect(problemOf('x'.repeat(263_000))).toMatch(/^It has 2\d{5} bytes, and may have 262144$/);
  const style = '</style><script>';
  expect(frameProblem(bytesOf(JSON.stringify({ parts: [], style })))).toContain('style');
});
