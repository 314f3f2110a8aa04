import { AppLink } from '@foyer/shared/runtime';
import type { Link } from '@foyer/shared/template-filling/page-variables.ts';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { useLazyModule } from '@foyer/shared/ui/waiting/lazy-module.ts';
import { Optional } from '@foyer/shared/ui/waiting/optional.tsx';
import type { ReactNode } from 'react';
import { badgeOf, reportBadgeFailure } from '../remotes/badges.ts';

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

/** Renders the badge of an entry's remote, such as a number. The badge is optional. */
export function EntryBadge({ entry: { remote, badge } }: { entry: Link }) {
  return badge && <RemoteBadge remote={remote} badge={badge} />;
}

function RemoteBadge({ remote, badge }: { remote: string; badge: string }) {
  const { code: Badge } = useLazyModule(badgeOf(remote, badge));
  return (
    Badge && (
      <Optional onError={(error) => reportBadgeFailure(remote, badge, error)}>
        <Badge />
      </Optional>
    )
  );
}
