import { clockTime } from '@foyer/shared/hotel/hotel-time';
import { text } from '../text.ts';
import { FactList, Nothing, type PanelProps } from './panel.tsx';

/** When rooms are ready and when they are left (HOTEL-13). */
export function CheckInPanel({ info }: PanelProps) {
  if (!info.opening_time && !info.closing_time) return <Nothing />;
  return (
    <FactList
      facts={[
        { label: text.quickInfo.checkIn.opening, value: clockTime(info.opening_time) },
        { label: text.quickInfo.checkIn.closing, value: clockTime(info.closing_time) },
      ]}
    />
  );
}
