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
import { CheckInPanel, CheckInWaiting } from './check-in-panel.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { ParkingPanel } from './parking-panel.tsx';
import { Place } from './place.tsx';
import styles from './quick-info.module.css';
import { WifiPanel } from './wifi-panel.tsx';

const PANELS = {
  [text.tabs.checkIn]: CheckInPanel,
  [text.tabs.parking]: ParkingPanel,
  [text.tabs.wifi]: WifiPanel,
  [text.tabs.amenities]: AmenitiesPanel,
  [text.tabs.contact]: ContactPanel,
};

/** They end with the way here. */
const WITH_PLACE = [text.tabs.checkIn, text.tabs.contact];

const { queryKey } = quickInfoQuery();
const isKept = () => kept.holds(queryKey);

/** The facts of one tab, how old they are, and whether they are there without a network. */
export function Facts({ tab, hotel }: { tab: string; hotel: Hotel | undefined }) {
  const query = useQuery(quickInfoQuery());
  const readable = useSyncExternalStore(kept.subscribe, isKept, () => false);
  const { data: info, error } = query;
  const loading = useSkeleton(query.isPending);
  const Panel = PANELS[tab];
  if (error && !loading && !info) {
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
  const there = info && Panel && !loading;
  return (
    <div className={styles.facts} aria-busy={!there}>
      {there && <Updated of={[query]} zone={hotel?.timezone} />}
      {there ? (
        <Panel info={info} hotel={hotel} />
      ) : tab === text.tabs.checkIn ? (
        <CheckInWaiting />
      ) : (
        <Waiting />
      )}
      {WITH_PLACE.includes(tab) && <Place />}
      {/* Its line is kept free: it is said as soon as it is so. */}
      <p className={styles.readable}>{there && readable && text.quickInfo.readable}</p>
    </div>
  );
}

function Waiting() {
  return (
    <>
      <p>
        <Skeleton width="86%" height={16} />
      </p>
      <Skeleton height={154} radius={18} />
    </>
  );
}
