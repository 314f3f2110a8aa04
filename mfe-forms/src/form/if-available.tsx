import { PageNotAvailable, useHotel } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { If } from '@foyer/shared/templates/if-for.tsx';
import type { ReactNode } from 'react';

/** Renders a screen if the hotel has it; a live page of a known hotel without it says so. */
export function IfAvailable({ condition, children }: { condition: boolean; children: ReactNode }) {
  const { is_known } = useHotel();
  const isHydrating = useHydration();
  if (!isHydrating && is_known && !condition) throw new PageNotAvailable();
  return <If condition={!isHydrating || condition}>{children}</If>;
}
