import { errorMessageOf } from '@foyer/shared/api/error.ts';
import type { ContributionModule, InboxEntry } from '@foyer/shared/contracts/contribution.ts';
import { useHotel } from '@foyer/shared/runtime';
import { type ComponentProps, useEffect } from 'react';
import { useRequests } from '../data/use-requests.ts';
import { text } from '../text.ts';
import { inboxEntry } from './inbox-entry.ts';

/** Adds the guest's requests to Messages (MSG-54). */
export function Component({
  onChange,
}: ComponentProps<ContributionModule<InboxEntry>['Component']>) {
  const { has_requests_state } = useHotel();
  const { query, unread } = useRequests();
  const { data, error, refetch } = query;
  const isPending = has_requests_state && query.isPending;
  useEffect(() => {
    const message = errorMessageOf(error, text.requests.failed);
    onChange({
      entries: (data ?? []).map((request) => inboxEntry(request, unread.has(request.id))),
      isPending,
      failure: error && !data ? { message, retry: () => void refetch() } : undefined,
    });
  }, [data, unread, isPending, error, refetch, onChange]);
  return null;
}
