/**
 * The JSX of a remote under `rsbuild dev`: the shell's own, of components that last through edits. React's
 * development runtime would not do beside the production build of React that a released shell has.
 */
import * as runtime from 'react/jsx-runtime';
import { steady } from './steady.ts';

type Make = typeof runtime.jsx;

export const { Fragment } = runtime;

export function jsxDEV(
  type: Parameters<Make>[0],
  props: Parameters<Make>[1],
  key: Parameters<Make>[2],
  isStatic: boolean,
) {
  return (isStatic ? runtime.jsxs : runtime.jsx)(steady(type), props, key);
}
