import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';

/** Forty questions of guests, and the title of the first result; neighbours have different ones. */
const QUESTIONS = `
wifi                          | Wifi
checkout                      | Check-out
can I check out late          | Late check-out
what time is breakfast        | Breakfast
charging my car               | Parking
laundry                       | Laundry
ambulance                     | Emergency
towels                        | Fresh towels
book a table                  | Book a Table
gym                           | Gym
upgrade                       | Room Upgrade
clean my room                 | Housekeeping
reception                     | Front desk
oysters                       | Saint Clement
what is the wi-fi password    | Wifi
when is check-out time?       | Check-out
check in                      | Check In
parking                       | Parking
taxi                          | Book a Ride
iron                          | Laundry
doctor                        | Doctors
more towels please            | Fresh towels
room service                  | Room service
swimming                      | Swimming
luggage                       | Luggage
umbrella                      | Umbrellas
where is the hotel            | Address
internet                      | Wifi
late check-out                | Late check-out
breakfast                     | Breakfast
where can I park              | Parking
cab to the airport            | Book a Ride
emergency                     | Emergency
I feel sick                   | Doctors
restaurant                    | Restaurants
massage                       | Book a Spa Visit
invoice                       | Invoice
wake-up call                  | Wake-up call
bike                          | Bicycles
brekfast                      | Breakfast
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()) as [string, string]);

test('LIST-87 forty questions of guests lead to the right fact, page or request', async ({
  page,
  request,
}) => {
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
  await page.goto('/grand-plaza/dashboard/search');
  const box = page.getByLabel('What are you looking for?');
  const first = page.getByRole('main').getByRole('listitem').first();
  for (const [question, title] of QUESTIONS) {
    await box.fill(question);
    await expect.soft(first.getByText(title, { exact: true }).first(), question).toBeVisible();
  }
  expect(QUESTIONS).toHaveLength(40);
});
