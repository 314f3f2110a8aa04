import { PageNotAvailable, PageNotFound } from '@foyer/shared/runtime';
import type { ReactNode } from 'react';
import { NotAvailable } from './not-available.tsx';
import { NotFound } from './not-found.tsx';

/** Returns the page for a not-found or not-available error, undefined for other errors. */
export function pageForError(error: unknown): ReactNode | undefined {
  if (error instanceof PageNotFound) return <NotFound />;
  if (error instanceof PageNotAvailable) return <NotAvailable />;
  return undefined;
}
