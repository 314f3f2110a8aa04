import { quickInfoQuery } from '@foyer/shared/queries/quick-info-query.ts';
import { useQuery } from '@foyer/shared/query';
import { useHotel } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { telHref } from '@foyer/shared/ui/links/links.ts';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './emergency-calls.module.css';
import { emergencyNumber } from './emergency-number.ts';
import { text } from './emergency-text.ts';

/**
 * Lists the numbers to call in an emergency: the country's, the front desk's and the hotel's own
 * emergency contact. Rows without a number are left out.
 */
export function EmergencyCalls() {
  const { country, phone, phone_href } = useHotel();
  const { data: quickInfo, isPending } = useQuery(quickInfoQuery());
  const contact = quickInfo?.emergency_contact?.trim();
  return (
    <ul className={styles.calls}>
      <If condition={country}>
        <PublicNumber country={country} />
      </If>
      <If condition={phone_href}>
        <Row label={text.desk} number={phone} href={phone_href} />
      </If>
      {isPending ? (
        <Row label={text.contact} isWaiting />
      ) : (
        contact && <Row label={text.contact} number={contact} href={telHref(contact)} />
      )}
    </ul>
  );
}

/** Renders the country's number. The template knows no country and reserves the row. */
function PublicNumber({ country }: { country: string | undefined }) {
  const isHydrating = useHydration();
  if (isHydrating) return <Row label={text.public} isWaiting />;
  const number = emergencyNumber(country);
  return number && <Row label={text.public} number={number} href={telHref(number)} />;
}

/** Renders a number as a link that calls it; other text, and a row without data, has no link. */
function Row({
  label,
  number,
  isWaiting = false,
  href,
}: {
  label: string;
  number?: string | undefined;
  isWaiting?: boolean;
  href?: string | undefined;
}) {
  const content: ReactNode = (
    <>
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>{' '}
        <bdi className={styles.number} dir={href ? 'ltr' : 'auto'}>
          {isWaiting ? <Skeleton width="6em" height="1lh" /> : number}
        </bdi>
      </span>
      {(href || isWaiting) && (
        <span className={isWaiting ? styles.waiting : styles.icon}>
          <Phone size={22} strokeWidth={1.6} aria-hidden />
        </span>
      )}
    </>
  );
  return (
    <li className={styles.row}>
      {href ? (
        <a className={styles.call} href={href}>
          {content}
        </a>
      ) : (
        <div className={styles.call}>{content}</div>
      )}
    </li>
  );
}
