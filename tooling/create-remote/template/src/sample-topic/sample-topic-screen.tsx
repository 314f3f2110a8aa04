import { errorMessageOf } from '@foyer/shared/api/error.ts';
import { useQuery } from '@foyer/shared/query';
import { queryClient } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { NarrowPage } from '@foyer/shared/ui/layout/narrow-page.tsx';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { text } from '../text.ts';
import styles from './sample-topic.module.css';
import { SampleTopicForm } from './sample-topic-form.tsx';
import { sampleTopicQuery } from './sample-topic-query.ts';

/** Starts fetching the facts without awaiting them. */
export function loader() {
  void queryClient.prefetchQuery(sampleTopicQuery());
  return null;
}

/** The front desk's message, and a form for a message to the hotel. */
export function Component() {
  return (
    <NarrowPage form title={text.title} subtitle={text.subtitle}>
      <FrontDesk />
      <SampleTopicForm />
    </NarrowPage>
  );
}

function FrontDesk() {
  const { data, error, isFetching, refetch } = useQuery(sampleTopicQuery());
  if (error && !data)
    return (
      <ErrorCard
        text={errorMessageOf(error, text.failed)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  return (
    <div className={styles.message} aria-busy={!data}>
      {data ? (
        <p dir="auto">{data.front_desk_message || text.nothing}</p>
      ) : (
        <Skeleton height={48} />
      )}
    </div>
  );
}
