import { errorMessageOf } from '@foyer/shared/api/error.ts';
import { OfflineNote } from '@foyer/shared/forms/offline-note.tsx';
import { useMutation, useQuery } from '@foyer/shared/query';
import { hotelQuery, PageNotAvailable, queryClient, toasts } from '@foyer/shared/runtime';
import { FailedSection } from '@foyer/shared/ui/cards/failed-section.tsx';
import { Switch } from '@foyer/shared/ui/controls/switch.tsx';
import { NarrowPage } from '@foyer/shared/ui/layout/narrow-page.tsx';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { hasFeature } from '../data/features.ts';
import { text } from '../text.ts';
import { changePreference, preferenceQuery } from './mail-preference.ts';
import styles from './message-mails.module.css';

/** Prefetches the preference, if the hotel has one, without waiting for it. */
export function loader() {
  if (hasFeature('mail-preference')) void queryClient.prefetchQuery(preferenceQuery());
  return null;
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
  const { data, error, isFetching, refetch } = useQuery(preferenceQuery());
  const change = useMutation({
    mutationFn: changePreference,
    onError: (refused) => toasts.error(errorMessageOf(refused, text.mails.notSaved)),
  });
  if (!data && error)
    return (
      <FailedSection
        text={errorMessageOf(error, text.mails.failed)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
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
