import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { leftToRight } from '../../language/left-to-right.ts';
import { Button } from '../controls/button.tsx';
import { telHref } from '../links/links.ts';
import { Illustration } from '../pictures/illustration.tsx';
import { useOffline } from '../waiting/use-offline.ts';
import { useOnReconnect } from '../waiting/use-on-reconnect.ts';
import styles from './error-card.module.css';
import { text as texts } from './text.ts';

/**
 * Renders an error in place of content that did not load.
 *
 * It has Retry and the hotel's phone. `heading` is `h1` if the card is the whole screen. `action`
 * replaces Retry. Offline, or with `noResponse`, the text says so. The card calls `onRetry` when the
 * network is back.
 */
export function ErrorCard({
  title = texts.notOpened,
  text,
  heading: Heading = 'h2',
  onRetry,
  noResponse = false,
  busy = false,
  action,
  phone,
}: {
  title?: string;
  text?: string;
  heading?: 'h1' | 'h2' | 'h3';
  onRetry?: () => void;
  /** True if no response arrived, probably because of the network (`isNetworkError` of `api`). */
  noResponse?: boolean;
  busy?: boolean;
  action?: ReactNode;
  phone?: string | null | undefined;
}) {
  const call = telHref(phone);
  const offline = useOffline();
  useOnReconnect(onRetry);
  const nextStep = call ? texts.againOrCall : texts.again;
  if (onRetry && offline) {
    title = texts.offline;
    text = texts.offlineHint;
  } else if (noResponse) {
    title = texts.noConnection;
    text = nextStep;
  }
  return (
    <section className={styles.card} role="alert">
      <DoorAjar />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text ?? nextStep}</p>
      {action && <div className={styles.action}>{action}</div>}
      {onRetry && !action && (
        <Button className={styles.action} onClick={onRetry} busy={busy}>
          <RotateCw size={18} strokeWidth={1.8} aria-hidden="true" />
          {busy ? texts.retrying : texts.retry}
        </Button>
      )}
      {call && phone && (
        <a className={styles.call} href={call}>
          {texts.call(leftToRight(phone))}
        </a>
      )}
    </section>
  );
}

function DoorAjar() {
  return (
    <Illustration>
      <path d="M20 96h108" stroke="var(--line)" />
      <path fill="var(--hotel-primary-soft)" d="M48 96V48a26 26 0 0 1 52 0v48" />
      <path fill="#fff" d="M48 96V48a26 26 0 0 1 26-26l18 12v72L48 96Z" />
      <circle cx="84" cy="66" r="2.5" fill="var(--hotel-secondary)" stroke="none" />
      <path d="M110 40l6-6m0 14h8M106 28V20" stroke="var(--hotel-secondary)" />
    </Illustration>
  );
}
