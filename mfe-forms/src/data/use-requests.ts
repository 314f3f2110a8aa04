import {
  messagesChannel,
  REQUEST_ANSWERED_EVENT,
} from '@foyer/shared/contracts/provider/broadcast.ts';
import { requestsQuery } from '@foyer/shared/queries/requests-query.ts';
import { useQuery } from '@foyer/shared/query';
import { badgeCount, realtime, useHotel, useSession } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { useEffect, useMemo } from 'react';
import { markInitialAnswersRead, unreadAnswers, useReadAnswers } from './read-answers.ts';
import { refreshRequests } from './requests-query.ts';

/**
 * Returns the query of the guest's requests, which follows the hotel's answers live, and the ids of
 * those with an unread answer. Reports their number.
 */
export function useRequests() {
  const isHydrating = useHydration();
  const { has_requests_state } = useHotel();
  const enabled = !isHydrating && has_requests_state;
  useLiveAnswers(enabled);
  const query = useQuery({ ...requestsQuery(), enabled });
  const { data } = query;
  const read = useReadAnswers();
  useEffect(() => {
    if (data) markInitialAnswersRead(data);
  }, [data]);
  const unread = useMemo(() => unreadAnswers(data ?? [], read), [data, read]);
  useEffect(() => badgeCount.set('requests', unread.size), [unread]);
  return { query, unread };
}

/** Fetches the requests when the hotel answers, and missed answers at each subscription. */
function useLiveAnswers(enabled: boolean): void {
  const guest = useSession(({ user }) => user?.id);
  useEffect(() => {
    if (!enabled || guest === undefined) return;
    return realtime.listen(messagesChannel(guest), {
      events: { [REQUEST_ANSWERED_EVENT]: refreshRequests },
      subscribed: refreshRequests,
    });
  }, [enabled, guest]);
}
