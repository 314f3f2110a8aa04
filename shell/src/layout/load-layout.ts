import type { ComponentType, ReactNode } from 'react';
import { LOAD_BUDGET_MS, within } from '../remotes/within.ts';

let layout: ComponentType<{ children: ReactNode }> | undefined;

/** Loads header and navigation beside the screen: signed-out visitors never need them. */
export async function loadLayout(): Promise<null> {
  const code = () => import(/* webpackChunkName: "layout" */ './dashboard-layout.tsx');
  layout ??= (await within(code(), LOAD_BUDGET_MS)).DashboardLayout;
  return null;
}

/** The layout, once it has been loaded. */
export const loadedLayout = () => layout;
