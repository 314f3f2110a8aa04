import type { QuickInfo } from '@foyer/shared/contracts/provider/quick-info.ts';
import { clockTime } from '@foyer/shared/hotel/hotel-time.ts';
import { roomServiceHours } from '../facts/room-service.ts';
import { text } from '../text.ts';
import styles from './panel.module.css';
import { FactPanel, type PanelProps } from './panel.tsx';

const { checkIn, contact, parking, frontDesk } = text.quickInfo;

/** Returns the front desk's own number, else the hotel's. */
const frontDeskFact = (info: QuickInfo | undefined, { phone }: PanelProps['hotel']) => ({
  label: frontDesk,
  value: info?.front_phone_number ?? phone,
  phone: true,
});

/** Shows check-in and check-out times and the front desk's number (HOTEL-13), once they are loaded. */
export function CheckInPanel({ info, hotel }: Partial<PanelProps> & Pick<PanelProps, 'hotel'>) {
  const opening = info?.opening_time ?? hotel.check_in_time;
  return (
    <FactPanel
      facts={[
        { label: checkIn.opening, value: clockTime(opening) },
        { label: checkIn.closing, value: clockTime(info?.closing_time) },
        frontDeskFact(info, hotel),
      ]}
      hasMore={Boolean(hotel.address)}
      isWaiting={!info}
    />
  );
}

/** Shows where guests can park and the rates (HOTEL-13). */
export function ParkingPanel({ info }: PanelProps) {
  return (
    <FactPanel
      note={info.parking_description}
      facts={[
        { label: parking.onsite, value: info.onsite_parking_rate },
        { label: parking.nearby, value: info.nearby_parking_rate },
      ]}
    />
  );
}

/** Lists the additional amenities with this hotel's notes on them (HOTEL-14). */
export function AmenitiesPanel({ info }: PanelProps) {
  const amenities = info.additional_amenities ?? [];
  if (amenities.length === 0) return <FactPanel />;
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

/** Shows phone numbers and the hours of room service (HOTEL-39). */
export function ContactPanel({ info, hotel }: PanelProps) {
  return (
    <FactPanel
      note={info.front_desk_message}
      facts={[
        frontDeskFact(info, hotel),
        { label: contact.concierge, value: info.concierge, phone: true },
        { label: contact.emergency, value: info.emergency_contact, phone: true },
        { label: contact.roomService, value: roomServiceHours(info) },
      ]}
      hasMore
    />
  );
}
