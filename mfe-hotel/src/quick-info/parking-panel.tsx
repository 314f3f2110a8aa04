import { text } from '../text.ts';
import { FactList, Note, Nothing, type PanelProps } from './panel.tsx';

/** Where to leave a car and what it costs (HOTEL-13). */
export function ParkingPanel({ info }: PanelProps) {
  const { parking_description, onsite_parking_rate, nearby_parking_rate } = info;
  if (!parking_description && onsite_parking_rate == null && nearby_parking_rate == null) {
    return <Nothing />;
  }
  return (
    <>
      <Note>{parking_description}</Note>
      <FactList
        facts={[
          { label: text.quickInfo.parking.onsite, value: onsite_parking_rate },
          { label: text.quickInfo.parking.nearby, value: nearby_parking_rate },
        ]}
      />
    </>
  );
}
