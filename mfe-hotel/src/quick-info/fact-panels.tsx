import type { QuickInfo } from '@foyer/shared/contracts/provider/quick-info.ts';
import { clockTime } from '@foyer/shared/hotel/hotel-time.ts';
import { text } from '../text.ts';
import styles from './panel.module.css';
import {
  FactList,
  FactRowSkeleton,
  frontDeskFact,
  isGiven,
  NoInfo,
  Note,
  type PanelProps,
} from './panel.tsx';

const { checkIn, contact, parking, frontDesk } = text.quickInfo;

/** Shows check-in and check-out times and the front desk's number (HOTEL-13). */
export function CheckInPanel({ info, hotel }: PanelProps) {
  const opening = clockTime(info.opening_time ?? hotel.check_in_time);
  const facts = [
    { label: checkIn.opening, value: opening },
    { label: checkIn.closing, value: clockTime(info.closing_time) },
    frontDeskFact({ info, hotel }),
  ].filter(isGiven);
  if (facts.length === 0 && !hotel.address) return <NoInfo />;
  return <FactList facts={facts} />;
}

/** Renders the same rows while their values load. */
export function CheckInSkeleton() {
  return (
    <dl className={styles.panel}>
      <FactRowSkeleton label={checkIn.opening} />
      <FactRowSkeleton label={checkIn.closing} />
      <FactRowSkeleton label={frontDesk} phone />
    </dl>
  );
}

/** Shows where guests can park and the rates (HOTEL-13). */
export function ParkingPanel({ info }: PanelProps) {
  const { parking_description, onsite_parking_rate, nearby_parking_rate } = info;
  if (!parking_description && onsite_parking_rate == null && nearby_parking_rate == null) {
    return <NoInfo />;
  }
  return (
    <>
      <Note>{parking_description}</Note>
      <FactList
        facts={[
          { label: parking.onsite, value: onsite_parking_rate },
          { label: parking.nearby, value: nearby_parking_rate },
        ]}
      />
    </>
  );
}

/** Lists the additional amenities with this hotel's notes on them (HOTEL-14). */
export function AmenitiesPanel({ info }: PanelProps) {
  const amenities = info.additional_amenities ?? [];
  if (amenities.length === 0) return <NoInfo />;
  return (
    <ul className={styles.panel}>
      {amenities.map((amenity) => (
        <li key={amenity.id} className={styles.amenity} dir="auto">
          {amenity.name && <h2>{amenity.name}</h2>}
          {amenity.description && <p>{amenity.description}</p>}
          {amenity.pivot?.description && (
            <p className={styles.detail}>{amenity.pivot.description}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Shows phone numbers and the hours of room service (HOTEL-14). */
export function ContactPanel({ info, hotel }: PanelProps) {
  return (
    <>
      <Note>{info.front_desk_message}</Note>
      <FactList
        facts={[
          frontDeskFact({ info, hotel }),
          { label: contact.concierge, value: info.concierge, phone: true },
          { label: contact.emergency, value: info.emergency_contact, phone: true },
          { label: contact.roomService, value: roomService(info) },
        ]}
      />
    </>
  );
}

function roomService(info: QuickInfo): string | undefined {
  const start = clockTime(info.room_service_start_time);
  const end = clockTime(info.room_service_end_time);
  if (start && end) return contact.between(start, end);
  if (start) return contact.from(start);
  return end && contact.until(end);
}
