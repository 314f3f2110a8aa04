import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { dateAndTime } from '@foyer/shared/hotel/hotel-time.ts';
import { list } from '@foyer/shared/language/list.ts';
import { Eye, MessageSquareText, Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { markAnswerRead } from '../data/read-answers.ts';
import { text } from '../text.ts';
import { arrivalText } from './arrival-text.ts';
import { requestMessage, requestTitle } from './request-title.ts';
import styles from './requests.module.css';
import chip from './state-chip.module.css';

const texts = text.requests;
const ICONS = { sent: Send, seen: Eye, answered: MessageSquareText };

/** Renders a request with its date, state, facts and the hotel's answer. */
export function RequestCard({
  request,
  timezone,
}: {
  request: GuestRequest;
  timezone: string | null | undefined;
}) {
  const id = `request-${request.id}`;
  const at = Date.parse(request.created_at);
  const Icon = ICONS[request.state];
  return (
    <article id={id} className={styles.card} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`} dir="auto">
          {requestTitle(request)}
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
      {request.answer && <Answer request={request} />}
    </article>
  );
}

/** Renders the hotel's answer, which is read once its end is visible (MSG-56). */
function Answer({ request }: { request: GuestRequest }) {
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) markAnswerRead(request);
    });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, [request]);
  return (
    <div className={styles.answer}>
      <h3>{texts.answer}</h3>
      <p dir="auto">{request.answer}</p>
      <span ref={end} />
    </div>
  );
}

/** Renders the content of a request; the facts depend on its kind. */
function RequestFacts({ request }: { request: GuestRequest }) {
  const message = requestMessage(request);
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
      {message && (
        <p className={styles.message} dir="auto">
          {message}
        </p>
      )}
    </>
  );
}
