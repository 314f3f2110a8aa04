import { AppLink } from '@foyer/shared/runtime';
import type { Link } from '@foyer/shared/template-filling/page-variables.ts';
import { If } from '@foyer/shared/templates/if-for.tsx';
import type { ReactNode } from 'react';

/** Links an entry to its screen or to a phone number. */
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
    <If condition={call} otherwise={screen}>
      <a href={href} {...rest} />
    </If>
  );
}
