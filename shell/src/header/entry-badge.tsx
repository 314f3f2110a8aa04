import type { Link } from '@foyer/shared/template-filling/page-variables.ts';
import { useLazyModule } from '@foyer/shared/ui/waiting/lazy-module.ts';
import { Component, type ReactNode } from 'react';
import { badgeOf, reportBadgeFailure } from '../remotes/badges.ts';

/** Renders the badge of an entry's remote, such as a number. The badge is optional. */
export function EntryBadge({ entry: { remote, badge } }: { entry: Link }) {
  return badge && <RemoteBadge remote={remote} badge={badge} />;
}

function RemoteBadge({ remote, badge }: { remote: string; badge: string }) {
  const { code: Badge } = useLazyModule(badgeOf(remote, badge));
  return (
    Badge && (
      <BadgeBoundary onError={(error) => reportBadgeFailure(remote, badge, error)}>
        <Badge />
      </BadgeBoundary>
    )
  );
}

/** Renders nothing if the badge throws. */
class BadgeBoundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
