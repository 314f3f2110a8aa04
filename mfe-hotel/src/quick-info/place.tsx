import { When } from '@foyer/shared/frames/vary';
import { useSlots } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button';
import { CopyRow } from '@foyer/shared/ui/controls/copy-row';
import { Navigation } from 'lucide-react';
import { text } from '../text.ts';
import styles from './panel.module.css';
import { tellCopied } from './tell-copied.ts';

const words = text.quickInfo.place;

/** Where the hotel is, to copy, and the way there. */
export function Place() {
  const { address, directions } = useSlots();
  return (
    <When holds={directions}>
      <div className={`${styles.panel} ${styles.place}`}>
        <CopyRow
          label={words.address}
          value={address ?? ''}
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
    </When>
  );
}
