import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { dateAndTime } from '@foyer/shared/hotel/hotel-time.ts';
import { list } from '@foyer/shared/language/list.ts';
import { Eye, MessageSquareText, Send } from 'lucide-react';
import { text } from '../text.ts';
import { arrivalText } from './arrival-text.ts';
import styles from './requests.module.css';
import chip from './state-chip.module.css';

const texts = text.requests;
const ICONS = { sent: Send, seen: Eye, answered: MessageSquareText };

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
  const Icon = ICONS[request.state];
  return (
    <article className={styles.card} aria-labelledby={title}>
      <header className={styles.head}>
        <h2 id={title} dir="auto">
          {titleOf(request)}
        </h2>
        <span className={`${chip.chip} ${chip[request.state]}`}>
          <Icon size={15} strokeWidth={1.8} aria-hidden />
          {texts.states[request.state]}
        </span>
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

/** Renders the content of a request; the facts depend on its kind. */
function RequestFacts({ request }: { request: GuestRequest }) {
  const items = request.check_list_items?.map(({ name }) => name);
  const facts = [
    { label: texts.arrival, value: request.check_in && arrivalText(request.check_in) },
    { label: texts.reservation, value: request.reservation_number },
    { label: texts.items, value: items && list(items) },
    { label: texts.special, value: request.special_requests },
  ].filter(({ value }) => value);
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {request.message && (
        <p className={styles.message} dir="auto">
          {request.message}
        </p>
      )}
    </>
  );
}
