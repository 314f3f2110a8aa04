import { clockTime } from '@foyer/shared/hotel/hotel-time.ts';
import { text } from '../text.ts';
import styles from './panel.module.css';
import {
  FactList,
  FactRowSkeleton,
  frontDeskFact,
  isGiven,
  NoInfo,
  type PanelProps,
} from './panel.tsx';

const texts = text.quickInfo.checkIn;

/** Shows check-in and check-out times and the front desk's number (HOTEL-13). */
export function CheckInPanel({ info, hotel }: PanelProps) {
  const opening = clockTime(info.opening_time ?? hotel?.check_in_time);
  const facts = [
    { label: texts.opening, value: opening },
    { label: texts.closing, value: clockTime(info.closing_time) },
    frontDeskFact({ info, hotel }),
  ].filter(isGiven);
  if (facts.length === 0 && !hotel?.address) return <NoInfo />;
  return <FactList facts={facts} />;
}

/** Renders the same rows while their values load. */
export function CheckInSkeleton() {
  return (
    <dl className={styles.panel}>
      <FactRowSkeleton label={texts.opening} />
      <FactRowSkeleton label={texts.closing} />
      <FactRowSkeleton label={text.quickInfo.frontDesk} phone />
    </dl>
  );
}
