import { createElement } from 'react';
import { expect, test } from 'vitest';
import { useParams } from '../../router/router.ts';
import { framesOf } from './draw.tsx';

const ADDRESS = '/plaza/dashboard/:categorySlug';
const frameOf = (draw: (slug: string | undefined) => string) => {
  const Component = () => createElement('h1', null, draw(useParams().categorySlug));
  return framesOf({ category: { routes: [{ path: ADDRESS, Component }], address: ADDRESS } });
};

test('LIST-41 a page of many addresses has one frame, of which none can be told', () => {
  expect(frameOf((slug) => (slug ? 'A category' : 'None'))).toEqual({
    category: { parts: ['<h1>A category</h1>'], rules: '' },
  });
  expect(() => frameOf((slug) => `${slug}`)).toThrow('The parameter ":categorySlug"');
  expect(() => frameOf((slug) => `${slug?.toUpperCase()}`)).toThrow('draw no parameter');
});
