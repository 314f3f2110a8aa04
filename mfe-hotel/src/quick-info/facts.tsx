import { failureOf } from '@foyer/shared/api/failure.ts';
import { quickInfoQuery } from '@foyer/shared/queries/quick-info-query.ts';
import { useQuery } from '@foyer/shared/query';
import { persistedQueries, useHotel } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { FailedSection } from '@foyer/shared/ui/cards/failed-section.tsx';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { NEW_TAB } from '@foyer/shared/ui/links/links.ts';
import { Skeleton, useSkeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { Updated } from '@foyer/shared/ui/waiting/updated.tsx';
import { Navigation } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { text } from '../text.ts';
import { AmenitiesPanel, CheckInPanel, ContactPanel, ParkingPanel } from './fact-panels.tsx';
import panel from './panel.module.css';
import { CopyFact } from './panel.tsx';
import styles from './quick-info.module.css';
import { WifiPanel } from './wifi-panel.tsx';

const PANELS = {
  [text.tabs.checkIn]: CheckInPanel,
  [text.tabs.parking]: ParkingPanel,
  [text.tabs.wifi]: WifiPanel,
  [text.tabs.amenities]: AmenitiesPanel,
  [text.tabs.contact]: ContactPanel,
};

/** Tabs that end with the hotel's address. */
const TABS_WITH_ADDRESS = [text.tabs.checkIn, text.tabs.contact];

const { queryKey } = quickInfoQuery();

/** Shows the facts of one tab, their age, and whether they are readable offline. */
export function Facts({ tab }: { tab: string }) {
  const hotel = useHotel();
  const query = useQuery(quickInfoQuery());
  const readableOffline = useSyncExternalStore(
    persistedQueries.subscribe,
    () => persistedQueries.isPersisted(queryKey),
    () => false,
  );
  const { data: info, error } = query;
  const loading = useSkeleton(query.isPending);
  const Panel = PANELS[tab];
  if (error && !loading && !info) {
    return (
      <div className={styles.failed}>
        <FailedSection {...failureOf(query, text.quickInfo.failed)} />
      </div>
    );
  }
  const ready = info && Panel && !loading;
  return (
    <div className={styles.facts} aria-busy={!ready}>
      {ready && <Updated of={[query]} zone={hotel.timezone} />}
      {ready ? (
        <Panel info={info} hotel={hotel} />
      ) : tab === text.tabs.checkIn ? (
        <CheckInPanel hotel={hotel} />
      ) : (
        <FactsSkeleton />
      )}
      {TABS_WITH_ADDRESS.includes(tab) && <HotelAddress />}
      {/* The line is always reserved, so that the note moves nothing when it appears. */}
      <p className={styles.readableOffline}>
        {ready && readableOffline && text.quickInfo.readableOffline}
      </p>
    </div>
  );
}

function FactsSkeleton() {
  return (
    <>
      <p>
        <Skeleton width="86%" height={16} />
      </p>
      <Skeleton height={154} radius={18} />
    </>
  );
}

/** Shows the hotel's address with a copy button and a directions link. */
function HotelAddress() {
  const { address, directions_href } = useHotel();
  return (
    <If condition={directions_href}>
      <div className={`${panel.panel} ${panel.address}`}>
        <CopyFact label={text.quickInfo.location.address} value={address ?? ''} />
        <a className={buttonClass('outlined', 'small')} href={directions_href} {...NEW_TAB}>
          <Navigation size={18} strokeWidth={1.6} aria-hidden />
          {text.quickInfo.location.directions}
        </a>
      </div>
    </If>
  );
}
