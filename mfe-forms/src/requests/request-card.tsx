import type { GuestRequest } from '@foyer/shared/contracts/requests';
import { dateAndTime } from '@foyer/shared/hotel/hotel-time';
import { text } from '../text.ts';
import { RequestFacts } from './request-facts.tsx';
import styles from './requests.module.css';
import { StateChip } from './state-chip.tsx';

const words = text.requests;

function titleOf({ kind, about, type }: GuestRequest): string {
  const name = kind === 'enquiry' ? (about ?? type) : undefined;
  return name ? words.about(words.kinds[kind], name) : words.kinds[kind];
}

/** One request: what was asked and when, how far it is, and what the hotel says. */
export function RequestCard({
  request,
  timezone,
}: {
  request: GuestRequest;
  timezone: string | null | undefined;
}) {
  const title = `request-${request.kind}-${request.id}`;
  const at = Date.parse(request.created_at);
  return (
    <article className={styles.card} aria-labelledby={title}>
      <header className={styles.head}>
        <h2 id={title} dir="auto">
          {titleOf(request)}
        </h2>
        <StateChip state={request.state} />
        {Number.isFinite(at) && (
          <time dateTime={request.created_at}>{dateAndTime(at, timezone)}</time>
        )}
      </header>
      <RequestFacts request={request} />
      {request.answer && (
        <div className={styles.answer}>
          <h3>{words.answer}</h3>
          <p dir="auto">{request.answer}</p>
        </div>
      )}
    </article>
  );
}
