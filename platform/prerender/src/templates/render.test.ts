import { useParams } from '@foyer/shared/router';
import { createElement, type ReactElement, useId } from 'react';
import { expect, test } from 'vitest';
import { renderTemplates } from './render.tsx';

const ADDRESS = '/plaza/dashboard/:categorySlug';
const templateOf = (render: (slug: string | undefined) => string) => {
  const Component = () => createElement('h1', null, render(useParams().categorySlug));
  return renderTemplates('mfe-test', {
    category: { routes: [{ path: ADDRESS, Component }], address: ADDRESS },
  });
};

test('LIST-41 LIST-47 a page with many addresses has one template, which may not render the address', () => {
  expect(templateOf((slug) => (slug ? 'A category' : 'None'))).toEqual({
    category: { nodes: ['<h1>A category</h1>'], rules: '' },
  });
  expect(() => templateOf((slug) => `${slug}`)).toThrow('address parameter ":categorySlug"');
  expect(() => templateOf((slug) => `${slug?.toUpperCase()}`)).toThrow(
    'render no address parameter',
  );
});

test('separates the style rules of equally named templates of two releases', () => {
  const Component = () => createElement('i', { style: { color: 'red' } });
  const home = { home: { routes: [{ path: '*', Component }], address: '/plaza' } };
  expect(renderTemplates('shell', home)).toEqual({
    home: {
      nodes: ['<i data-template-style="shell/home-0"></i>'],
      rules: '[data-template-style="shell/home-0"]{color:red}',
    },
  });
  expect(renderTemplates('mfe-test', home).home?.rules).toBe(
    '[data-template-style="mfe-test/home-0"]{color:red}',
  );
});

test.each([
  ['an id of useId', () => createElement('p', { id: useId() }), 'It uses `useId`'],
  [
    'a field without an id',
    () => createElement('textarea', { name: 'note' }),
    'needs an id (docs/team/writing-a-remote.md#templates).',
  ],
])('refuses %s', (_, Component: () => ReactElement, message) => {
  const page = { routes: [{ path: '*', Component }], address: '/plaza' };
  expect(() => renderTemplates('mfe-test', { form: page })).toThrow(message);
});

test('accepts a hidden field without an id', () => {
  const Component = () => createElement('input', { hidden: true, readOnly: true });
  const page = { routes: [{ path: '*', Component }], address: '/plaza' };
  expect(renderTemplates('mfe-test', { form: page }).form?.nodes).toHaveLength(1);
});
