import type { QuickInfo } from '@foyer/shared/contracts/provider/quick-info.ts';
import { clockTime } from '@foyer/shared/hotel/hotel-time.ts';
import { text } from '../text.ts';
import { FactList, frontDeskFact, Note, type PanelProps } from './panel.tsx';

const texts = text.quickInfo.contact;

/** Shows phone numbers and the hours of room service (HOTEL-14). */
export function ContactPanel({ info, hotel }: PanelProps) {
  return (
    <>
      <Note>{info.front_desk_message}</Note>
      <FactList
        facts={[
          frontDeskFact({ info, hotel }),
          { label: texts.concierge, value: info.concierge, phone: true },
          { label: texts.emergency, value: info.emergency_contact, phone: true },
          { label: texts.roomService, value: roomService(info) },
        ]}
      />
    </>
  );
}

function roomService(info: QuickInfo): string | undefined {
  const start = clockTime(info.room_service_start_time);
  const end = clockTime(info.room_service_end_time);
  if (start && end) return texts.between(start, end);
  if (start) return texts.from(start);
  return end && texts.until(end);
}
