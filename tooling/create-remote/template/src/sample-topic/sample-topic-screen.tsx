import { failureOf } from '@foyer/shared/api/failure.ts';
import { useQuery } from '@foyer/shared/query';
import { queryClient, useHotel } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { NarrowPage } from '@foyer/shared/ui/layout/narrow-page.tsx';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { Updated } from '@foyer/shared/ui/waiting/updated.tsx';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import styles from './sample-topic.module.css';
import { SampleTopicFacts } from './sample-topic-facts.tsx';
import { SampleTopicForm } from './sample-topic-form.tsx';
import { sampleTopicQuery } from './sample-topic-query.ts';

/** Starts the query without awaiting it. */
export function loader() {
  void queryClient.prefetchQuery(sampleTopicQuery());
  return null;
}

/** Renders the screen. */
export function Component() {
  return (
    <NarrowPage form title={text.title} subtitle={text.subtitle}>
      <Facts />
      <SampleTopicForm />
    </NarrowPage>
  );
}

/** Renders the facts, a placeholder while they load, or a card with Retry. */
function Facts(): ReactNode {
  const { phone, timezone } = useHotel();
  const query = useQuery(sampleTopicQuery());
  const { data, error } = query;
  if (error && !data) return <ErrorCard {...failureOf(query, text.failed)} phone={phone} />;
  return (
    <>
      <Updated of={[query]} zone={timezone} />
      <section className={styles.card} aria-busy={!data}>
        {data ? <SampleTopicFacts info={data} /> : <Skeleton height={48} />}
      </section>
    </>
  );
}
