import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { dateAndTime } from '@foyer/shared/hotel/hotel-time.ts';
import { text } from '../text.ts';
import { RequestFacts } from './request-facts.tsx';
import styles from './requests.module.css';
import { StateChip } from './state-chip.tsx';

const texts = text.requests;

function titleOf({ kind, about, type }: GuestRequest): string {
  const name = kind === 'enquiry' ? (about ?? type) : undefined;
  return name ? texts.about(texts.kinds[kind], name) : texts.kinds[kind];
}

/** Renders a request with its date, state, facts and the hotel's answer. */
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
          <h3>{texts.answer}</h3>
          <p dir="auto">{request.answer}</p>
        </div>
      )}
    </article>
  );
}
