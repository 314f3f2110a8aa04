import type { Tier } from '../data/listing-order.ts';
import { text } from '../text.ts';
import styles from './tier-label.module.css';

/** Labels a listing as sponsored, with its tier. */
export function TierLabel({ tier }: { tier: Tier }) {
  return (
    <p className={`${styles.tier} ${styles[tier]}`}>
      {text.tiers[tier]} <span>{text.sponsored}</span>
    </p>
  );
}
