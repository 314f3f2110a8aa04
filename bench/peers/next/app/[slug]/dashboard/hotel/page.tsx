import type { Metadata } from 'next';
import { DashboardArea } from '../../../../src/home/dashboard-area.tsx';
import { Home } from '../../../../src/home/home.tsx';
import { readHotel, readVariables } from '../../../../src/hotel.ts';

export const metadata: Metadata = { title: 'Hotel' };

/** Renders hotel home. The hotel's data is in the HTML, the guest's comes with the code. */
export default async function HomePage() {
  return (
    <DashboardArea hotel={await readHotel()} variables={await readVariables()}>
      <Home />
    </DashboardArea>
  );
}
