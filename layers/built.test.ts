import { expect, test } from 'vitest';
import { outsideLayers, reachingOut } from './built.ts';

const LAYERED =
  '@layer base,ui,screen;@layer ui{.a{color:red}@media (hover:hover){.a:hover{color:blue}}}';

test('a sheet whose rules all stand in the layers is fine', () => {
  expect(outsideLayers(`@charset "utf-8";/* why */${LAYERED}`)).toEqual([]);
});

test.each([
  ['button{color:red}', 'button'],
  ['@media print{.a{color:red}}', '@media print'],
  ['@import url("x.css");', '@import url("x.css")'],
  ['@layer theirs{.a{color:red}}', '@layer theirs'],
  ['@layer screen,theirs;', '@layer screen,theirs'],
  ['@layer{.a{color:red}}', '@layer'],
])('%s is named as standing outside', (planted, head) => {
  expect(outsideLayers(LAYERED + planted)).toEqual([
    `${head} stands outside the layers base, ui, screen.`,
  ]);
});

test('a selector that names no class is said to reach into other screens', () => {
  const reaching = (css: string) => reachingOut(`@layer screen{${css}}`);
  const line = (selector: string) => [
    `${selector} names no class, so it reaches into the screens of others.`,
  ];
  expect(reaching('button{color:red}')).toEqual(line('button'));
  expect(reaching('.a,:root{color:red}')).toEqual(line(':root'));
  expect(reaching('@media (min-width:1.5em){a[href]{color:red}}')).toEqual(line('a[href]'));
  expect(reaching('a[href$=".pdf"]{color:red}')).toEqual(line('a[href$=".pdf"]'));
  expect(reaching('html:has(.a[open]){overflow:hidden}')).toEqual([]);
  expect(reaching('.a{&:hover{color:red}b{color:red}}')).toEqual([]);
  expect(reaching('.a{@media (hover:hover){&:hover{color:red}b{color:red}}}')).toEqual([]);
  expect(reaching('@scope (.a){b{color:red}}')).toEqual([]);
  expect(reaching('@scope (main){b{color:red}}')).toEqual(line('b'));
  expect(reaching('@KEYFRAMES a{from{opacity:0}50%{opacity:.5}}')).toEqual([]);
});
