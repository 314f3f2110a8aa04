import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { test } from '../support/servers/operator.ts';
import {
  createTeamRepository,
  documentedCommands,
  hotelsWithParking,
  importsOfDocumentedNames,
} from '../support/servers/team-repository.ts';
import { expect } from '../support/test.ts';

const PARKING = 'dashboard/hotel/parking';

test('TEAM-04 TEAM-05 TEAM-06 TEAM-09 TEAM-10 the documented commands build, test and publish a remote in an empty folder and enable it at one hotel', async ({
  page,
  request,
  operator,
  errors,
}) => {
  const team = await createTeamRepository({ FOYER_DATA: operator.folder });
  try {
    const commands = documentedCommands('own-repository.md');
    expect(commands).toHaveLength(3);
    const [begin = '', check = '', publish = ''] = commands;

    await test.step('installs the package, which exports every documented name', async () => {
      await team.run(begin);
      await team.write('src/promised.ts', importsOfDocumentedNames());
      await team.run(check);
    });

    await test.step('names the guide’s page in the package when a build is refused', async () => {
      await team.edit('src/parking/parking.module.css', '.card p', 'p');
      const refused = await team.run('npx pnpm build').catch(String);
      const [page = ''] = /node_modules\/\S+\.md(?=#styles)/.exec(refused) ?? [];
      expect(await team.run(`head -n 1 '${page}'`)).toBe('# Writing a remote\n');
      await team.edit('src/parking/parking.module.css', 'p {', '.card p {');
      await team.run('npx pnpm build');
    });

    await test.step('publishes the remote and enables it at one hotel', async () => {
      await team.run(publish);
      const guest = await createSignedInGuest(request, 'grand-plaza');
      await storeSession(page, guest, operator.url);
      await expect(async () => {
        await page.goto(`${operator.url}/grand-plaza/${PARKING}`);
        await expect(page.getByRole('heading', { name: 'Parking' })).toBeVisible({
          timeout: 2_000,
        });
      }).toPass();
      await expect(page.getByText('Somebody is at the desk day and night.')).toBeVisible();
      await expect(page.getByLabel('Name')).toHaveValue(guest.name);
      const send = page.getByRole('button', { name: 'Send' });
      await expect(send).toHaveCSS('background-color', 'rgb(30, 74, 110)');
      await page.getByLabel('Message').fill('Is there a place for a van?');
      await send.click();
      await expect(page.getByText('Your message is with the hotel.')).toBeVisible();
      expect(await hotelsWithParking(operator.url)).toEqual(['grand-plaza']);
    });

    await test.step('falls back from a release that throws', async () => {
      await team.edit('package.json', '"version": "0.1.0"', '"version": "0.2.0"');
      await team.edit('src/parking/parking-screen.tsx', 'return null', "throw new Error('Full')");
      await team.run(
        'npx pnpm build; npx pnpm fleet publish mfe-parking; npx pnpm fleet release mfe-parking 0.2.0',
      );
      errors.allow(/Full/);
      await expect(async () => {
        const response = await page.goto(`${operator.url}/grand-plaza/${PARKING}`);
        expect((await response?.text())?.includes('/-/releases/mfe-parking/0.2.0/')).toBe(true);
      }).toPass();
      await expect(page.getByText('Somebody is at the desk day and night.')).toBeVisible();
    });
  } finally {
    await team.remove();
  }
});
