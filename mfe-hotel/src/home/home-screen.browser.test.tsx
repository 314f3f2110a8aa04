import { answerCalls, json } from '@foyer/shared/testing/answers';
import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(
  remote,
  { home: () => import('./home-screen.tsx') },
  { hotel: { welcome_title: 'Welcome to the Test House', address: '1 Test Lane' } },
);

test('HOTEL-05 home shows where the guest is and greets them', async () => {
  const screen = await page.open('dashboard/hotel', await page.guest('Amelia Hart'));
  await expect.element(screen.getByRole('heading', { name: /Amelia/ })).toBeVisible();
  await expect
    .element(screen.getByRole('heading', { name: 'Welcome to the Test House' }))
    .toBeVisible();
  await expect.element(screen.getByText('1 Test Lane')).toBeVisible();
});

test('HOTEL-11 the children of the category hotel stand in their order, however they come', async () => {
  const { fetch } = window;
  const wire = vi.spyOn(window, 'fetch').mockImplementation(async (...call) => {
    const answer = await fetch(...call);
    if (!String(call[0]).includes('/get-child-categories/')) return answer;
    const body = await answer.json();
    return Response.json({ ...body, data: body.data.toReversed() });
  });
  const screen = await page.open('dashboard/hotel', await page.guest('Amelia Hart'));
  await expect.element(screen.getByText('Map Room Bar')).toBeInTheDocument();
  const cards = [...screen.container.querySelectorAll('li:has(img)')].map(
    (card) => card.textContent,
  );
  const order = ['Rooms & Suites', 'The Orangery', 'Vault Spa', 'Marble Pool', 'Map Room Bar'];
  expect(cards).toEqual(order.map((name) => expect.stringContaining(name)));
  wire.mockRestore();
});

test("HOTEL-07 weather that fails is logged, and 'Loading...' stays without a toast", async () => {
  const { toasts } = await import('@foyer/shared/runtime');
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const said = vi.fn();
  const end = toasts.subscribe(said);
  answerCalls('&city=London', json({}, { status: 502 }));
  const screen = await page.open('dashboard/hotel', await page.guest('Amelia Hart'));
  await expect.poll(() => logged.mock.calls.flat()).toContain('Failed to fetch weather');
  await expect.element(screen.getByText('Loading...', { exact: true })).toBeVisible();
  expect(said).not.toHaveBeenCalled();
  end();
  logged.mockRestore();
});
