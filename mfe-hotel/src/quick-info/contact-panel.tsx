import type { QuickInfo } from '@foyer/shared/contracts/quick-info';
import { clockTime } from '@foyer/shared/hotel/hotel-time';
import { text } from '../text.ts';
import { deskFact, FactList, Note, type PanelProps } from './panel.tsx';

const words = text.quickInfo.contact;

/** Whom to call, when room service cooks, and the way here, below (HOTEL-14). */
export function ContactPanel({ info, hotel }: PanelProps) {
  return (
    <>
      <Note>{info.front_desk_message}</Note>
      <FactList
        facts={[
          deskFact({ info, hotel }),
          { label: words.concierge, value: info.concierge, phone: true },
          { label: words.emergency, value: info.emergency_contact, phone: true },
          { label: words.roomService, value: roomService(info) },
        ]}
      />
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
