import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { leftToRight } from '../../language/left-to-right.ts';
import { Button } from '../controls/button.tsx';
import { telHref } from '../links/links.ts';
import { Drawing } from '../pictures/drawing.tsx';
import { useOffline } from '../waiting/use-offline.ts';
import { useWhenBack } from '../waiting/use-when-back.ts';
import styles from './error-card.module.css';
import { text as words } from './text.ts';

/**
 * What a guest sees where something did not load: what happened, what to do next, and the way to a
 * human. `heading` is `h1` where the card is the whole screen. `action` replaces Retry. Where there
 * is no network, or `noAnswer`, it says that instead; it retries by itself when the network is back.
 */
export function ErrorCard({
  title = words.notOpened,
  text,
  heading: Heading = 'h2',
  onRetry,
  noAnswer = false,
  busy = false,
  action,
  phone,
}: {
  title?: string;
  text?: string;
  heading?: 'h1' | 'h2' | 'h3';
  onRetry?: () => void;
  /** Nobody answered, so it may be the network (`isNetwork` of `api`). */
  noAnswer?: boolean;
  busy?: boolean;
  action?: ReactNode;
  phone?: string | null | undefined;
}) {
  const call = telHref(phone);
  const offline = useOffline();
  useWhenBack(onRetry);
  const wayOn = call ? words.againOrCall : words.again;
  if (onRetry && offline) {
    title = words.offline;
    text = words.offlineHint;
  } else if (noAnswer) {
    title = words.noConnection;
    text = wayOn;
  }
  return (
    <section className={styles.card} role="alert">
      <DoorAjar />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text ?? wayOn}</p>
      {action && <div className={styles.action}>{action}</div>}
      {onRetry && !action && (
        <Button className={styles.action} onClick={onRetry} busy={busy}>
          <RotateCw size={18} strokeWidth={1.8} aria-hidden="true" />
          {busy ? words.retrying : words.retry}
        </Button>
      )}
      {call && phone && (
        <a className={styles.call} href={call}>
          {words.call(leftToRight(phone))}
        </a>
      )}
    </section>
  );
}

function DoorAjar() {
  return (
    <Drawing>
      <path d="M20 96h108" stroke="var(--line)" />
      <path fill="var(--hotel-primary-soft)" d="M48 96V48a26 26 0 0 1 52 0v48" />
      <path fill="#fff" d="M48 96V48a26 26 0 0 1 26-26l18 12v72L48 96Z" />
      <circle cx="84" cy="66" r="2.5" fill="var(--hotel-secondary)" stroke="none" />
      <path d="M110 40l6-6m0 14h8M106 28V20" stroke="var(--hotel-secondary)" />
    </Drawing>
  );
}
