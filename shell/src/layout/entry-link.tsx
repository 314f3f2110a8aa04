import type { Link } from '@foyer/shared/frames/slots';
import { When } from '@foyer/shared/frames/vary';
import { AppLink } from '@foyer/shared/runtime';
import type { ReactNode } from 'react';

/** Leads where the entry says: to a screen, or to the phone's own dialler. */
export function EntryLink({
  entry: { href, call },
  ...rest
}: {
  entry: Link;
  className: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}) {
  const screen = <AppLink to={href} {...rest} className={rest.className ?? ''} />;
  return (
    <When holds={call} otherwise={screen}>
      <a href={href} {...rest} />
    </When>
  );
}
