import { answerCalls, json } from '@foyer/shared/testing/answers';
import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { expect, onTestFinished, test, vi } from 'vitest';
import { remote } from '../../remote.ts';
import { text } from '../text.ts';

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

/** Answers the calls for the children of a category with what `answer` makes of the provider's. */
function answerChildren(answer: (real: Response) => Response | Promise<Response>) {
  const { fetch } = window;
  const wire = vi.spyOn(window, 'fetch').mockImplementation(async (...call) => {
    const real = await fetch(...call);
    return String(call[0]).includes('/get-child-categories/') ? answer(real) : real;
  });
  onTestFinished(() => wire.mockRestore());
}

test('HOTEL-11 the children of the category hotel stand in their order, however they come', async () => {
  answerChildren(async (real) => {
    const body = await real.json();
    return Response.json({ ...body, data: body.data.toReversed() });
  });
  const screen = await page.open('dashboard/hotel', await page.guest('Amelia Hart'));
  await expect.element(screen.getByText('Map Room Bar')).toBeInTheDocument();
  const cards = [...screen.container.querySelectorAll('li:has(img)')].map(
    (card) => card.textContent,
  );
  const order = ['Rooms & Suites', 'The Orangery', 'Vault Spa', 'Marble Pool', 'Map Room Bar'];
  expect(cards).toEqual(order.map((name) => expect.stringContaining(name)));
});

test('HOTEL-11 children that are refused say why in their place, and Retry brings them', async () => {
  const refusal = { status: false, message: 'The kitchen is closed.' };
  let isRefused = true;
  answerChildren((real) => (isRefused ? Response.json(refusal) : real));
  const screen = await page.open('dashboard/hotel', await page.guest('Amelia Hart'));
  await expect.element(screen.getByText(refusal.message)).toBeVisible();
  isRefused = false;
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByText('Map Room Bar')).toBeInTheDocument();
});

test('HOTEL-11 a category without children leaves no section', async () => {
  const answered = vi.fn(() => Response.json({ status: true, data: [] }));
  answerChildren(answered);
  const screen = await page.open('dashboard/hotel', await page.guest('Amelia Hart'));
  await expect.poll(() => answered.mock.calls.length).toBeGreaterThan(0);
  await expect
    .element(screen.getByRole('heading', { name: text.home.around }))
    .not.toBeInTheDocument();
});

test('HOTEL-11 a hotel without the category has no section, and asks for no children', async () => {
  const { page: here } = await import('@foyer/shared/runtime');
  const { hotel } = here.hotel;
  Object.assign(here.hotel, { hotel: { ...hotel, categories: [] } });
  onTestFinished(() => void Object.assign(here.hotel, { hotel }));
  const amelia = await page.guest('Amelia Hart');
  const asked = vi.spyOn(window, 'fetch');
  onTestFinished(() => asked.mockRestore());
  const urls = () => asked.mock.calls.map(([url]) => String(url));
  const screen = await page.open('dashboard/hotel', amelia);
  await expect.poll(urls).toContainEqual(expect.stringMatching(/\/quick-info$/));
  await expect
    .element(screen.getByRole('heading', { name: text.home.around }))
    .not.toBeInTheDocument();
  expect(urls().filter((url) => url.includes('/get-child-categories/'))).toEqual([]);
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
