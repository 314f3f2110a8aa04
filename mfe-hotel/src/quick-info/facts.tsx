import { messageOf } from '@foyer/shared/api/error';
import type { Hotel } from '@foyer/shared/contracts/hotel';
import { useQuery } from '@foyer/shared/query';
import { kept } from '@foyer/shared/runtime';
import { FailedPart } from '@foyer/shared/ui/cards/failed-part';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton';
import { Updated } from '@foyer/shared/ui/waiting/updated';
import { useSkeleton } from '@foyer/shared/ui/waiting/use-skeleton';
import { useSyncExternalStore } from 'react';
import { quickInfoQuery } from '../data/quick-info-query.ts';
import { text } from '../text.ts';
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

const { queryKey } = quickInfoQuery();
const isKept = () => kept.holds(queryKey);

/** The facts of one tab, how old they are, and whether they are there without a network. */
export function Facts({ tab, hotel }: { tab: string; hotel: Hotel | undefined }) {
  const query = useQuery(quickInfoQuery());
  const readable = useSyncExternalStore(kept.subscribe, isKept);
  const { data: info, error } = query;
  const loading = useSkeleton(query.isPending);
  const Panel = PANELS[tab];
  if (info && Panel && !loading) {
    return (
      <div className={styles.facts}>
        <Updated of={[query]} zone={hotel?.timezone} />
        <Panel info={info} hotel={hotel} />
        {readable && <p className={styles.readable}>{text.quickInfo.readable}</p>}
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
