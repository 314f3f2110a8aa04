import type { Hotel } from '@foyer/shared/contracts/hotel';
import { buttonClass } from '@foyer/shared/ui/controls/button';
import { CopyRow } from '@foyer/shared/ui/controls/copy-row';
import { directionsHref } from '@foyer/shared/ui/links/links';
import { Navigation } from 'lucide-react';
import { text } from '../text.ts';
import styles from './panel.module.css';
import { tellCopied } from './tell-copied.ts';

const words = text.quickInfo.place;

/** Where the hotel is, to copy, and the way there. */
export function Place({ hotel }: { hotel: Hotel | undefined }) {
  const directions = directionsHref(hotel?.address);
  if (!directions || !hotel?.address) return null;
  return (
    <div className={`${styles.panel} ${styles.place}`}>
      <CopyRow
        label={words.address}
        value={hotel.address}
        labels={text.quickInfo.copy}
        onCopy={(done) => tellCopied(words.address, done)}
      />
      <a
        className={buttonClass('quiet', 'small')}
        href={directions}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Navigation size={18} strokeWidth={1.6} aria-hidden />
        {words.directions}
      </a>
    </div>
  );
}
