import type { ComponentType, ReactNode } from 'react';

let layout: ComponentType<{ children: ReactNode }> | undefined;

/** Loads header and navigation beside the screen: signed-out visitors never need them. */
export async function loadLayout(): Promise<null> {
  layout ??= (await import(/* webpackChunkName: "layout" */ './dashboard-layout.tsx'))
    .DashboardLayout;
  return null;
}

/** The layout, once it has been loaded. */
export const loadedLayout = () => layout;
