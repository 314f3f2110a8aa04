import type { QuickInfo } from '@foyer/shared/contracts/quick-info';
import { clockTime } from '@foyer/shared/hotel/hotel-time';
import { buttonClass } from '@foyer/shared/ui/controls/button';
import { CopyRow } from '@foyer/shared/ui/controls/copy-row';
import { directionsHref } from '@foyer/shared/ui/links/links';
import { Navigation } from 'lucide-react';
import { text } from '../text.ts';
import styles from './panel.module.css';
import { FactList, Note, type PanelProps } from './panel.tsx';
import { tellCopied } from './tell-copied.ts';

const words = text.quickInfo.contact;

/** Whom to call, when room service cooks, and the way here (HOTEL-14). */
export function ContactPanel({ info, hotel }: PanelProps) {
  const directions = directionsHref(hotel?.address);
  return (
    <>
      <Note>{info.front_desk_message}</Note>
      <FactList
        facts={[
          { label: words.frontDesk, value: info.front_phone_number ?? hotel?.phone, phone: true },
          { label: words.concierge, value: info.concierge, phone: true },
          { label: words.emergency, value: info.emergency_contact, phone: true },
          { label: words.roomService, value: roomService(info) },
        ]}
      />
      {directions && hotel?.address && (
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
      )}
    </>
  );
}

function roomService(info: QuickInfo): string | undefined {
  const start = clockTime(info.room_service_start_time);
  const end = clockTime(info.room_service_end_time);
  if (start && end) return words.between(start, end);
  if (start) return words.from(start);
  return end && words.until(end);
}
