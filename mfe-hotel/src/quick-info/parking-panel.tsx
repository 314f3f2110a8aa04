import { text } from '../text.ts';
import { FactList, NoInfo, Note, type PanelProps } from './panel.tsx';

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
          { label: text.quickInfo.parking.onsite, value: onsite_parking_rate },
          { label: text.quickInfo.parking.nearby, value: nearby_parking_rate },
        ]}
      />
    </>
  );
}
