import { expect, test } from 'vitest';
import { globalSelectorProblems, layerProblems } from './check-layers.ts';

const LAYERED =
  '@layer base,ui,screen;@layer ui{.a{color:red}@media (hover:hover){.a:hover{color:blue}}}';

test('accepts a sheet with all rules in layers', () => {
  expect(layerProblems(`@charset "utf-8";/* why */${LAYERED}`)).toEqual([]);
});

test.each([
  ['button{color:red}', 'button'],
  ['@media print{.a{color:red}}', '@media print'],
  ['@import url("x.css");', '@import url("x.css")'],
  ['@layer theirs{.a{color:red}}', '@layer theirs'],
  ['@layer screen,theirs;', '@layer screen,theirs'],
  ['@layer{.a{color:red}}', '@layer'],
])('reports %s as outside the layers', (planted, head) => {
  expect(layerProblems(LAYERED + planted)).toEqual([
    `${head} is outside the layers base, ui, screen.`,
  ]);
});

test('reports selectors without a class', () => {
  const problems = (css: string) => globalSelectorProblems(`@layer screen{${css}}`);
  const line = (selector: string) => [
    `${selector} names no class, so it would affect other screens: give it one (docs/team/writing-a-remote.md#styles).`,
  ];
  expect(problems('button{color:red}')).toEqual(line('button'));
  expect(problems('.a,:root{color:red}')).toEqual(line(':root'));
  expect(problems('@media (min-width:1.5em){a[href]{color:red}}')).toEqual(line('a[href]'));
  expect(problems('a[href$=".pdf"]{color:red}')).toEqual(line('a[href$=".pdf"]'));
  expect(problems('html:has(.a[open]){overflow:hidden}')).toEqual([]);
  expect(problems('.a{&:hover{color:red}b{color:red}}')).toEqual([]);
  expect(problems('.a{@media (hover:hover){&:hover{color:red}b{color:red}}}')).toEqual([]);
  expect(problems('@scope (.a){b{color:red}}')).toEqual([]);
  expect(problems('@scope (main){b{color:red}}')).toEqual(line('b'));
  expect(problems('@KEYFRAMES a{from{opacity:0}50%{opacity:.5}}')).toEqual([]);
});
