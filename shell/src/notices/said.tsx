import { PageNotAvailable, PageNotFound } from '@foyer/shared/runtime';
import type { ReactNode } from 'react';
import { NotAvailable } from './not-available.tsx';
import { NotFound } from './not-found.tsx';

/** The page for what a screen or a guard said of its address; undefined for any other error. */
export function pageSaid(error: unknown): ReactNode | undefined {
  if (error instanceof PageNotFound) return <NotFound />;
  if (error instanceof PageNotAvailable) return <NotAvailable />;
  return undefined;
}
