import { PROVIDER_URL } from '../server/addresses.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { test } from '../support/servers/operator.ts';
import {
  createCheckoutCopy,
  documentedCommands,
  documentedFiles,
  hotelsWithParking,
} from '../support/servers/team-repository.ts';
import { expect } from '../support/test.ts';

const GUIDE = 'remote-in-ten-minutes.md';
const PARKING = 'dashboard/hotel/parking';

test('TEAM-08 the ten-minute guide creates, tests and ships a remote to one hotel and rolls it back', async ({
  page,
  request,
  operator,
}) => {
  const checkout = await createCheckoutCopy({ FOYER_DATA: operator.folder, PROVIDER_URL });
  try {
    const commands = documentedCommands(GUIDE);
    expect(commands).toHaveLength(5);
    const [create = '', check = '', ship = '', shipNext = '', rollBack = ''] = commands;
    const guest = await createSignedInGuest(request, 'grand-plaza');
    await storeSession(page, guest, operator.url);

    /** Opens the screen until it shows a text; a gateway follows the fleet. */
    const expectText = (text: string) =>
      expect(async () => {
        await page.goto(`${operator.url}/grand-plaza/${PARKING}`);
        await expect(page.getByText(text)).toBeVisible({ timeout: 2_000 });
      }).toPass();

    await test.step('creates the remote and writes its screen', async () => {
      // The first half of `npm start`.
      await checkout.run('sh tooling/scripts/install.sh start');
      await checkout.run(create);
      for (const [path, text] of documentedFiles(GUIDE)) await checkout.write(path, text);
      await checkout.edit(
        'mfe-parking/src/parking/parking-screen.browser.test.tsx',
        'front_desk_message',
        'parking_description',
      );
      expect(await checkout.run(check)).toMatch(/Tests .*3 passed/);
    });

    await test.step('ships it to one hotel', async () => {
      await checkout.run(ship);
      await expectText('Leave the car with us.');
      await expect(page.getByText('Valet parking at the main door')).toBeVisible();
      expect(await hotelsWithParking(operator.url)).toEqual(['grand-plaza']);
    });

    await test.step('ships a second release and rolls it back', async () => {
      const text = 'Valet parking, day and night.';
      await checkout.edit('mfe-parking/src/text.ts', 'Leave the car with us.', text);
      await checkout.run(shipNext);
      await expectText(text);
      await checkout.run(rollBack);
      await expectText('Leave the car with us.');
    });
  } finally {
    await checkout.remove();
  }
});
