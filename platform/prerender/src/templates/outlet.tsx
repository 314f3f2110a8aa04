import { createElement, type ReactNode } from 'react';

/** Marks the outlet of a layout. */
export function Outlet(): ReactNode {
  return createElement('foyer-outlet');
}

/** The markup that React writes for `Outlet`. */
export const OUTLET = '<foyer-outlet></foyer-outlet>';
