import { useTemplateVariables } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { CopyRow } from '@foyer/shared/ui/controls/copy-row.tsx';
import { Navigation } from 'lucide-react';
import { text } from '../text.ts';
import styles from './panel.module.css';
import { showCopyResult } from './show-copy-result.ts';

const texts = text.quickInfo.location;

/** Shows the hotel's address with a copy button and a directions link. */
export function HotelAddress() {
  const { address, directions } = useTemplateVariables();
  return (
    <If condition={directions}>
      <div className={`${styles.panel} ${styles.address}`}>
        <CopyRow
          label={texts.address}
          value={address ?? ''}
          labels={text.quickInfo.copy}
          onCopy={(done) => showCopyResult(texts.address, done)}
        />
        <a
          className={buttonClass('outlined', 'small')}
          href={directions}
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
