import { useHotel } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { Navigation } from 'lucide-react';
import { text } from '../text.ts';
import styles from './panel.module.css';
import { CopyFact } from './panel.tsx';

const texts = text.quickInfo.location;

/** Shows the hotel's address with a copy button and a directions link. */
export function HotelAddress() {
  const { address, directions_href } = useHotel();
  return (
    <If condition={directions_href}>
      <div className={`${styles.panel} ${styles.address}`}>
        <CopyFact label={texts.address} value={address ?? ''} />
        <a
          className={buttonClass('outlined', 'small')}
          href={directions_href}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Navigation size={18} strokeWidth={1.6} aria-hidden />
          {texts.directions}
        </a>
      </div>
    </If>
  );
}
