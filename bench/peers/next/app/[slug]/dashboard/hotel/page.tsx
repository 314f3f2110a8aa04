import type { Metadata } from 'next';
import { DashboardArea } from '../../../../src/home/dashboard-area.tsx';
import { Home } from '../../../../src/home/home.tsx';
import { readHotel, readSlots } from '../../../../src/hotel.ts';

export const metadata: Metadata = { title: 'Hotel' };

/** Hotel home: all that the hotel's record says stands in the page, the guest's own comes with the code. */
export default async function HomePage() {
  return (
    <DashboardArea hotel={await readHotel()} slots={await readSlots()}>
      <Home />
    </DashboardArea>
  );
}
