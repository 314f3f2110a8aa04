import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { remote } from '../../remote.ts';

await openHotelPage(remote, {});
const { ContactPanel } = await import('./fact-panels.tsx');

test.each([
  ['06:00', '23:30', /^6:00 am to 11:30 pm$/i],
  ['06:00', null, /^from 6:00 am$/i],
  [null, '23:30', /^until 11:30 pm$/i],
])('HOTEL-39 shows the hours of room service from %s to %s', async (start, end, hours) => {
  const times = { id: 1, room_service_start_time: start, room_service_end_time: end };
  const screen = await render(<ContactPanel info={times} hotel={{}} />);
  await expect.element(screen.getByText(hours)).toBeVisible();
});
