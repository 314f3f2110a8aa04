import { createElement, type ReactNode } from 'react';

/** Stands where a layout has its screen. */
export function Outlet(): ReactNode {
  return createElement('frame-outlet');
}

/** How React writes it. */
export const OUTLET = '<frame-outlet></frame-outlet>';
