import { messageOf } from '@foyer/shared/api/error';
import type { Hotel } from '@foyer/shared/contracts/hotel';
import { updatedTime } from '@foyer/shared/hotel/hotel-time';
import { useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/runtime';
import { FailedPart } from '@foyer/shared/ui/cards/failed-part';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton';
import { useOffline } from '@foyer/shared/ui/waiting/use-offline';
import { useSkeleton } from '@foyer/shared/ui/waiting/use-skeleton';
import { quickInfoQuery } from '../data/quick-info-query.ts';
import { text } from '../text.ts';
import { useNow } from '../time/use-now.ts';
import { AmenitiesPanel } from './amenities-panel.tsx';
import { CheckInPanel } from './check-in-panel.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { ParkingPanel } from './parking-panel.tsx';
import styles from './quick-info.module.css';
import { WifiPanel } from './wifi-panel.tsx';

const PANELS = {
  [text.tabs.checkIn]: CheckInPanel,
  [text.tabs.parking]: ParkingPanel,
  [text.tabs.wifi]: WifiPanel,
  [text.tabs.amenities]: AmenitiesPanel,
  [text.tabs.contact]: ContactPanel,
};

/** The facts of one tab, and how old they are. */
export function Facts({ tab, hotel }: { tab: string; hotel: Hotel | undefined }) {
  const query = useQuery(quickInfoQuery(useSession(({ user }) => user?.id)));
  const now = useNow();
  const offline = useOffline();
  const { data: info, error } = query;
  const loading = useSkeleton(query.isPending);
  const Panel = PANELS[tab];
  if (info && Panel && !loading) {
    const time = updatedTime(query.dataUpdatedAt, now, hotel?.timezone);
    const old = error ? text.quickInfo[offline ? 'offline' : 'stale'] : undefined;
    return (
      <div className={styles.facts}>
        {old && (
          <p className={styles.old} role="status">
            {old(time)}
          </p>
        )}
        <Panel info={info} hotel={hotel} />
        <p className={styles.updated}>
          {text.quickInfo.updated(time)}, {text.quickInfo.readable}
        </p>
      </div>
    );
  }
  if (error && !loading) {
    return (
      <div className={styles.failed}>
        <FailedPart
          words={messageOf(error, text.quickInfo.failed)}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      </div>
    );
  }
  return (
    <div className={styles.facts} aria-busy="true">
      <Skeleton width="86%" height={16} />
      <Skeleton height={154} radius={18} />
    </div>
  );
}
