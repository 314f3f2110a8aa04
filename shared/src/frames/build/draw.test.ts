import { createElement } from 'react';
import { expect, test } from 'vitest';
import { useParams } from '../../router/router.ts';
import { framesOf } from './draw.tsx';

const ADDRESS = '/plaza/dashboard/:categorySlug';
const frameOf = (draw: (slug: string | undefined) => string) => {
  const Component = () => createElement('h1', null, draw(useParams().categorySlug));
  return framesOf('mfe-test', {
    category: { routes: [{ path: ADDRESS, Component }], address: ADDRESS },
  });
};

test('LIST-41 a page of many addresses has one frame, of which none can be told', () => {
  expect(frameOf((slug) => (slug ? 'A category' : 'None'))).toEqual({
    category: { parts: ['<h1>A category</h1>'], rules: '' },
  });
  expect(() => frameOf((slug) => `${slug}`)).toThrow('The parameter ":categorySlug"');
  expect(() => frameOf((slug) => `${slug?.toUpperCase()}`)).toThrow('draw no parameter');
});

test('a look of a frame is none of the frame that another release calls the same', () => {
  const Component = () => createElement('i', { style: { color: 'red' } });
  const home = { home: { routes: [{ path: '*', Component }], address: '/plaza' } };
  expect(framesOf('shell', home)).toEqual({
    home: {
      parts: ['<i data-look="shell/home-0"></i>'],
      rules: '[data-look="shell/home-0"]{color:red}',
    },
  });
  expect(framesOf('mfe-test', home).home?.rules).toBe('[data-look="mfe-test/home-0"]{color:red}');
});
