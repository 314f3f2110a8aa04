import { AppLink } from '@foyer/shared/runtime';
import type { ReactNode } from 'react';
import type { Placed } from './entries.ts';

/** Leads where the entry says: to a screen, or to the phone's own dialler. */
export function EntryLink({
  entry,
  ...rest
}: {
  entry: Placed;
  className: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}) {
  if ('call' in entry) return <a href={entry.href} {...rest} />;
  return <AppLink to={entry.href} {...rest} className={rest.className ?? ''} />;
}
