import { messageOf } from '@foyer/shared/api/error';
import type { Hotel } from '@foyer/shared/contracts/hotel';
import { OfflineNote } from '@foyer/shared/forms/offline-note';
import { useMutation, useQuery } from '@foyer/shared/query';
import { hotelQuery, PageNotAvailable, queryClient, toasts } from '@foyer/shared/runtime';
import { FailedPart } from '@foyer/shared/ui/cards/failed-part';
import { Switch } from '@foyer/shared/ui/controls/switch';
import { NarrowPage } from '@foyer/shared/ui/layout/narrow-page';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton';
import { text } from '../text.ts';
import { changeMutation, preferenceQuery } from './mail-preference.ts';
import styles from './message-mails.module.css';

/** Whether this hotel's provider has the call at all. */
const hasPreference = (hotel: Hotel | undefined) => hotel?.features?.includes('mail-preference');

/** Starts the preference where there is one, and does not wait for it. */
export function loader() {
  const hotel = queryClient.getQueryData(hotelQuery().queryKey);
  if (hasPreference(hotel)) void queryClient.prefetchQuery(preferenceQuery());
  return null;
}

/** dashboard/message-mails: whether a message that stays unread is told by mail. */
export function Component() {
  const { data: hotel, error } = useQuery(hotelQuery());
  if (hotel && !hasPreference(hotel)) throw new PageNotAvailable();
  if (error && !hotel) throw error;
  return (
    <NarrowPage title={text.mails.title} subtitle={text.mails.subtitle}>
      {hotel ? <Preference /> : <PreferenceLoading />}
    </NarrowPage>
  );
}

function Preference() {
  const { data, error, isFetching, refetch } = useQuery(preferenceQuery());
  const change = useMutation({
    ...changeMutation(),
    onError: (refused) => toasts.error(messageOf(refused, text.mails.notSaved)),
  });
  if (!data && error)
    return (
      <FailedPart
        words={messageOf(error, text.mails.failed)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (!data) return <PreferenceLoading />;
  // What was chosen shows at once; a refusal takes it back.
  const shown = change.isPending ? change.variables : data.messages;
  return (
    <div className={styles.choice}>
      <OfflineNote words={text.mails.offline} />
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

/** All but whether it is on. */
function PreferenceLoading() {
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
