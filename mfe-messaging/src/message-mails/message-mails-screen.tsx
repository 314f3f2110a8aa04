import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { ApiError, errorMessageOf } from '@foyer/shared/api/error.ts';
import { failureOf } from '@foyer/shared/api/failure.ts';
import { MailPreferenceResponse } from '@foyer/shared/contracts/provider/messages.ts';
import { OfflineNote } from '@foyer/shared/forms/offline-note.tsx';
import { queryOptions, useMutation, useQuery } from '@foyer/shared/query';
import {
  api,
  hasFeature,
  hotelQuery,
  PageNotAvailable,
  queryClient,
  toasts,
} from '@foyer/shared/runtime';
import { FailedSection } from '@foyer/shared/ui/cards/failed-section.tsx';
import { Switch } from '@foyer/shared/ui/controls/switch.tsx';
import { NarrowPage } from '@foyer/shared/ui/layout/narrow-page.tsx';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { text } from '../text.ts';
import styles from './message-mails.module.css';

/** Fetches whether the guest wants mails about unread messages. */
function preferenceQuery() {
  return queryOptions({
    queryKey: ['mail-preference'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.mailPreference, MailPreferenceResponse, { signal });
      if (!data) throw new ApiError('shape');
      return data;
    },
  });
}

/** Changes the preference; the provider's response is the new value. */
async function changePreference(messages: boolean): Promise<void> {
  const payload = { messages };
  const { data } = await api.post(endpoints.mailPreference, payload, MailPreferenceResponse);
  queryClient.setQueryData(preferenceQuery().queryKey, data ?? payload);
}

/** Prefetches the preference, if the hotel has one, without waiting for it. */
export function loader() {
  if (hasFeature('mail-preference')) void queryClient.prefetchQuery(preferenceQuery());
}

/** Renders dashboard/message-mails: the preference for mails about unread messages. */
export function Component() {
  const { data: hotel, error } = useQuery(hotelQuery());
  if (hotel && !hasFeature('mail-preference')) throw new PageNotAvailable();
  if (error && !hotel) throw error;
  return (
    <NarrowPage title={text.mails.title} subtitle={text.mails.subtitle}>
      {hotel ? <Preference /> : <PreferenceSkeleton />}
    </NarrowPage>
  );
}

function Preference() {
  const query = useQuery(preferenceQuery());
  const { data, error } = query;
  const change = useMutation({
    mutationFn: changePreference,
    onError: (refused) => toasts.error(errorMessageOf(refused, text.mails.notSaved)),
  });
  if (!data && error) return <FailedSection {...failureOf(query, text.mails.failed)} />;
  if (!data) return <PreferenceSkeleton />;
  // The choice shows at once; a refused request reverts it.
  const shown = change.isPending ? change.variables : data.messages;
  return (
    <div className={styles.choice}>
      <OfflineNote message={text.mails.offline} />
      <Switch
        row
        label={text.mails.label}
        describedBy="message-mails-hint"
        on={shown}
        onChange={(on) => !change.isPending && change.mutate(on)}
      />
      <p id="message-mails-hint">{text.mails.hint}</p>
    </div>
  );
}

/** Renders everything except the state of the switch. */
function PreferenceSkeleton() {
  return (
    <div className={styles.choice} aria-busy="true">
      <span className={styles.loading}>
        {text.mails.label}
        <Skeleton width={44} height={26} radius={13} />
      </span>
      <p>{text.mails.hint}</p>
    </div>
  );
}
