import type { ContributionModule, SearchEntry } from '@foyer/shared/contracts/contribution.ts';
import { useHotel } from '@foyer/shared/runtime';
import { type ComponentProps, useEffect } from 'react';
import { searchEntries } from './search-entries.ts';

/** Adds the forms, the requests with a name and the guest's requests to search (FORM-68). */
export function Component({
  onChange,
}: ComponentProps<ContributionModule<SearchEntry>['Component']>) {
  const { allow_checkin, allow_pre_arrival, has_requests_state } = useHotel();
  useEffect(() => {
    const offers = { allow_checkin, allow_pre_arrival, has_requests_state };
    onChange({ entries: searchEntries(offers), isPending: false });
  }, [allow_checkin, allow_pre_arrival, has_requests_state, onChange]);
  return null;
}
