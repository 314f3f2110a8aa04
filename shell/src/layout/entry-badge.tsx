import type { Link } from '@foyer/shared/frames/slots';
import { useLate } from '@foyer/shared/ui/waiting/late';
import { Component, type ReactNode } from 'react';
import { badgeFailed, badgeOf } from '../remotes/badges.ts';

/** What the entry's remote draws on it, such as a number. Without it nothing is missing. */
export function EntryBadge({ entry: { remote, badge } }: { entry: Link }) {
  return badge && <RemoteBadge remote={remote} badge={badge} />;
}

function RemoteBadge({ remote, badge }: { remote: string; badge: string }) {
  const { code: Badge } = useLate(badgeOf(remote, badge));
  return (
    Badge && (
      <Quiet onError={(error) => badgeFailed(remote, badge, error)}>
        <Badge />
      </Quiet>
    )
  );
}

/** Draws nothing in the place of what throws. */
class Quiet extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
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
