import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { dateAndTime } from '@foyer/shared/hotel/hotel-time.ts';
import { useHotel } from '@foyer/shared/runtime';
import { lazyModule, useLazyModule } from '@foyer/shared/ui/waiting/lazy-module.ts';
import type { ReactNode } from 'react';
import { FormPage } from '../form/form-page.tsx';
import { text } from '../text.ts';
import styles from './sent-request.module.css';
import { type SentKind, useSentRequest } from './use-sent-request.ts';

const texts = text.sent;

// Only a guest who has sent a request needs it.
const requestCard = lazyModule(
  async () => (await import('../requests/request-card.tsx')).RequestCard,
);

/** Renders the page of a request; what was sent of it, and the answer, stand beside the form (FORM-64). */
export function RequestPage({
  kind,
  title,
  subtitle,
  image,
  children,
}: {
  kind: SentKind;
  title: string;
  subtitle: string;
  image: string | undefined;
  children: (sent: GuestRequest | undefined) => ReactNode;
}) {
  const { timezone } = useHotel();
  const sent = useSentRequest(kind);
  const { code: RequestCard } = useLazyModule(requestCard, sent !== undefined);
  return (
    <FormPage
      title={title}
      subtitle={
        <span className={styles.status}>
          {sent ? <SentLink sent={sent} timezone={timezone} /> : subtitle}
        </span>
      }
      image={image}
      more={
        sent &&
        RequestCard && (
          <section className={styles.sent}>
            <h2>{texts.title}</h2>
            <RequestCard request={sent} timezone={timezone} />
          </section>
        )
      }
    >
      {children(sent)}
    </FormPage>
  );
}

/** Renders when a request was sent, changed or answered; a press moves to it. */
function SentLink({ sent, timezone }: { sent: GuestRequest; timezone: string | undefined }) {
  function showRequest() {
    const card = document.getElementById(`request-${sent.id}`);
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  }
  return (
    <button type="button" className={styles.link} onClick={showRequest}>
      {lastEvent(sent, timezone)}
    </button>
  );
}

function lastEvent(sent: GuestRequest, timezone: string | undefined): string {
  const { created_at, changed_at, answered_at, answer } = sent;
  const at = (time: string) => dateAndTime(Date.parse(time), timezone);
  const isAnswered = answer && answered_at && answered_at > (changed_at ?? '');
  if (isAnswered) return texts.answered(at(answered_at));
  return changed_at ? texts.changed(at(changed_at)) : texts.sent(at(created_at));
}
