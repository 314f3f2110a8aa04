import { expect, test } from '../support/test.ts';

test('FLEET-133 leads a reader to the licences of every release', async ({ page, request }) => {
  await page.goto('/-/licences');
  const links = page.getByRole('listitem').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const names = addresses.map((address) => address?.split('/')[3]);
  expect(names).toEqual(expect.arrayContaining(['shell', 'worker', 'mfe-auth', 'mfe-messaging']));
  for (const address of addresses) {
    const file = await request.get(address ?? '');
    expect(file.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(await file.text()).toContain('Permission is hereby granted');
  }
  await page
    .getByRole('link', { name: /^shell / })
    .last()
    .click();
  for (const name of ['react-dom', 'react-router', '@fontsource/marcellus'])
    await expect(page.locator('body')).toContainText(`${name} `);
});
