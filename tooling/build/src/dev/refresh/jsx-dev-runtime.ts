/**
 * Provides the JSX runtime of a remote under `rsbuild dev`. It is the shell's runtime, with components
 * that keep their state through edits. React's development runtime does not work with the production React of a
 * released shell.
 */
import * as runtime from 'react/jsx-runtime';
import { stableComponent } from './stable-component.ts';

type Make = typeof runtime.jsx;

export const { Fragment } = runtime;

export function jsxDEV(
  type: Parameters<Make>[0],
  props: Parameters<Make>[1],
  key: Parameters<Make>[2],
  isStatic: boolean,
) {
  return (isStatic ? runtime.jsxs : runtime.jsx)(stableComponent(type), props, key);
}
