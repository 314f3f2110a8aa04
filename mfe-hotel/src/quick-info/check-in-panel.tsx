import { clockTime } from '@foyer/shared/hotel/hotel-time';
import { text } from '../text.ts';
import styles from './panel.module.css';
import { deskFact, FactList, isGiven, Nothing, type PanelProps, WaitingRow } from './panel.tsx';

const words = text.quickInfo.checkIn;

/** When rooms are ready and when they are left, the way there, and who is at the desk (HOTEL-13). */
export function CheckInPanel({ info, hotel }: PanelProps) {
  const opening = clockTime(info.opening_time ?? hotel?.check_in_time);
  const facts = [
    { label: words.opening, value: opening },
    { label: words.closing, value: clockTime(info.closing_time) },
    deskFact({ info, hotel }),
  ].filter(isGiven);
  if (facts.length === 0 && !hotel?.address) return <Nothing />;
  return <FactList facts={facts} />;
}

/** The same while it is not known. */
export function CheckInWaiting() {
  return (
    <dl className={styles.panel}>
      <WaitingRow label={words.opening} />
      <WaitingRow label={words.closing} />
      <WaitingRow label={text.quickInfo.frontDesk} phone />
    </dl>
  );
}
