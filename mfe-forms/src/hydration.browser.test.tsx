import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { afterEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { remote } from '../remote.ts';

const page = await openHotelPage(remote, {
  'check-in': () => import('./check-in/check-in-screen.tsx'),
  'pre-arrival': () => import('./pre-arrival/pre-arrival-screen.tsx'),
  enquire: () => import('./enquire/enquire-screen.tsx'),
  'service-request': () => import('./service-request/service-request-screen.tsx'),
  requests: () => import('./requests/requests-screen.tsx'),
});

let close = () => {};
afterEach(() => {
  close();
  sessionStorage.clear();
});

const templatePaths = remote.mounts.flatMap(({ path, ...mount }) =>
  'template' in mount ? [path.replaceAll(/:(\w+)Slug/g, '$1')] : [],
);

test.each(templatePaths)('FORM-32 %s hydrates its template', async (path) => {
  const { hydrate } = await page.openTemplate(`dashboard/${path}`, await page.guest('Amelia Hart'));
  close = await hydrate();
});

test('FORM-33 renders the subject of an enquiry after hydration, never in its template', async () => {
  const guest = await page.guest('Amelia Hart');
  const form = await page.openTemplate('dashboard/dining/bar/enquire', guest);
  expect(form.container.textContent).not.toContain('About');
  await screen.getByLabelText('Message').fill('Two at eight');
  close = await form.hydrate();
  await expect.element(screen.getByText('About Bar')).toBeVisible();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Amelia Hart');
  await expect.element(screen.getByLabelText('Message')).toHaveValue('Two at eight');
});
