import { paths } from '@foyer/shared/addresses/paths.ts';
import { failureOf } from '@foyer/shared/api/failure.ts';
import { useQuery } from '@foyer/shared/query';
import { useLocation } from '@foyer/shared/router';
import { AppLink, hotelQuery, hotelSlug, useHotel } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { NarrowPage } from '@foyer/shared/ui/layout/narrow-page.tsx';
import { Skeleton, useSkeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { Updated } from '@foyer/shared/ui/waiting/updated.tsx';
import { ConciergeBell } from 'lucide-react';
import { useEffect } from 'react';
import { prefetchRequests } from '../data/requests-query.ts';
import { useRequests } from '../data/use-requests.ts';
import { GENERAL_ENQUIRY } from '../enquire/subject.ts';
import { IfAvailable } from '../form/if-available.tsx';
import { text } from '../text.ts';
import { RequestCard } from './request-card.tsx';
import styles from './requests.module.css';

const texts = text.requests;

/** Prefetches the list, if the hotel has one, without waiting for it. */
export const loader = prefetchRequests;

/** Renders dashboard/requests: the guest's requests and their states (FORM-45). */
export function Component() {
  const { is_known, has_requests_state } = useHotel();
  const { error } = useQuery(hotelQuery());
  if (error && !is_known) throw error;
  return (
    <IfAvailable condition={has_requests_state}>
      <NarrowPage title={texts.title} subtitle={texts.subtitle}>
        {is_known ? <RequestList /> : <RequestListSkeleton />}
      </NarrowPage>
    </IfAvailable>
  );
}

/** Renders the guest's requests, newest first, in any order of the response. */
function RequestList() {
  const { phone, timezone } = useHotel();
  const { query } = useRequests();
  const { data } = query;
  const loading = useSkeleton(query.isPending);
  useTargetRequest(!loading);
  if (loading) return <RequestListSkeleton />;
  if (!data) return <ErrorCard {...failureOf(query, texts.failed)} phone={phone} />;
  const newestFirst = data.toSorted(
    (one, other) => Date.parse(other.created_at) - Date.parse(one.created_at),
  );
  return (
    <>
      <Updated of={[query]} zone={timezone} />
      {data.length === 0 ? (
        <NoRequests />
      ) : (
        <ul className={styles.list}>
          {newestFirst.map((request) => (
            <li key={`${request.kind} ${request.id}`}>
              <RequestCard request={request} timezone={timezone} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Moves focus and scroll position to the request in the address (`#request-7`). */
function useTargetRequest(isLoaded: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = isLoaded && document.getElementById(hash.slice(1));
    if (!target) return;
    target.focus({ preventScroll: true });
    target.scrollIntoView();
  }, [hash, isLoaded]);
}

/** Renders the list as boxes. */
function RequestListSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      <Skeleton height={148} radius={18} />
      <Skeleton height={148} radius={18} />
    </div>
  );
}

/** Renders the empty list, with links to the forms that this hotel has. */
function NoRequests() {
  const { allow_checkin, allow_pre_arrival } = useHotel();
  return (
    <div className={styles.empty}>
      <ConciergeBell size={56} strokeWidth={1.2} aria-hidden />
      <h2>{texts.empty}</h2>
      <p>{texts.emptyHint}</p>
      <div className={styles.actions}>
        <AppLink
          className={buttonClass()}
          to={paths.generalEnquiry(hotelSlug)}
          state={GENERAL_ENQUIRY}
        >
          {texts.enquire}
        </AppLink>
        {allow_checkin && (
          <AppLink className={buttonClass('soft')} to={paths.checkIn(hotelSlug)}>
            {texts.checkIn}
          </AppLink>
        )}
        {allow_pre_arrival && (
          <AppLink className={buttonClass('soft')} to={paths.preArrival(hotelSlug)}>
            {texts.preArrival}
          </AppLink>
        )}
      </div>
    </div>
  );
}
