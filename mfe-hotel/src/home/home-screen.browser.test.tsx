import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { json, mockResponses, networkError } from '@foyer/shared/testing/mock-responses.tsx';
import { emitNetworkEvent } from '@foyer/shared/testing/network.tsx';
import { expect, onTestFinished, test, vi } from 'vitest';
import { remote } from '../../remote.ts';
import { text } from '../text.ts';

const page = await openHotelPage(
  remote,
  { home: () => import('./home-screen.tsx') },
  { welcome_title: 'Welcome to the Test House', address: '1 Test Lane' },
);

test('HOTEL-05 home shows the hotel and greets the guest', async () => {
  const screen = await page.open('dashboard/hotel', await page.guest('Amelia Hart'));
  await expect.element(screen.getByRole('heading', { name: /Amelia/ })).toBeVisible();
  await expect
    .element(screen.getByRole('heading', { name: 'Welcome to the Test House' }))
    .toBeVisible();
  await expect.element(screen.getByText('1 Test Lane')).toBeVisible();
});

/** Answers requests for a category's children with `answer` of the provider's response. */
function answerChildren(answer: (real: Response) => Response | Promise<Response>) {
  const { fetch } = window;
  const fetchMock = vi.spyOn(window, 'fetch').mockImplementation(async (...call) => {
    const real = await fetch(...call);
    return String(call[0]).includes('/get-child-categories/') ? answer(real) : real;
  });
  onTestFinished(() => fetchMock.mockRestore());
}

test('HOTEL-11 sorts the children of the category hotel by their order', async () => {
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

test('HOTEL-11 shows the message of refused children in their place, and Retry loads them', async () => {
  const refusal = { status: false, message: 'The kitchen is closed.' };
  let isRefused = true;
  answerChildren((real) => (isRefused ? Response.json(refusal) : real));
  const screen = await page.open('dashboard/hotel', await page.guest('Amelia Hart'));
  await expect.element(screen.getByText(refusal.message)).toBeVisible();
  isRefused = false;
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByText('Map Room Bar')).toBeInTheDocument();
});

test('HOTEL-11 a category without children renders no section', async () => {
  const answered = vi.fn(() => Response.json({ status: true, data: [] }));
  answerChildren(answered);
  const screen = await page.open('dashboard/hotel', await page.guest('Amelia Hart'));
  await expect.poll(() => answered.mock.calls.length).toBeGreaterThan(0);
  await expect
    .element(screen.getByRole('heading', { name: text.home.aroundHotel }))
    .not.toBeInTheDocument();
});

test('HOTEL-11 a hotel without the category has no section and fetches no children', async () => {
  const { page: here } = await import('@foyer/shared/runtime');
  const { hotel } = here.hotel;
  Object.assign(here.hotel, { hotel: { ...hotel, categories: [] } });
  onTestFinished(() => void Object.assign(here.hotel, { hotel }));
  const amelia = await page.guest('Amelia Hart');
  const fetchSpy = vi.spyOn(window, 'fetch');
  onTestFinished(() => fetchSpy.mockRestore());
  const urls = () => fetchSpy.mock.calls.map(([url]) => String(url));
  const screen = await page.open('dashboard/hotel', amelia);
  await expect.poll(urls).toContainEqual(expect.stringMatching(/\/quick-info$/));
  await expect
    .element(screen.getByRole('heading', { name: text.home.aroundHotel }))
    .not.toBeInTheDocument();
  expect(urls().filter((url) => url.includes('/get-child-categories/'))).toEqual([]);
});

test("HOTEL-07 logs failed weather and keeps 'Loading...' without a toast", async () => {
  const { toasts } = await import('@foyer/shared/runtime');
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const onToast = vi.fn();
  const end = toasts.subscribe(onToast);
  mockResponses('&city=London', json({}, { status: 502 }));
  const screen = await page.open('dashboard/hotel', await page.guest('Amelia Hart'));
  await expect.poll(() => logged.mock.calls.flat()).toContain('Failed to fetch weather');
  await expect.element(screen.getByText('Loading...', { exact: true })).toBeVisible();
  expect(onToast).not.toHaveBeenCalled();
  end();
  logged.mockRestore();
});

test('HOTEL-06 without a network there is no weather', async () => {
  const amelia = await page.guest('Amelia Hart');
  mockResponses('&city=London', networkError);
  emitNetworkEvent('gone');
  onTestFinished(() => emitNetworkEvent('back'));
  const screen = await page.open('dashboard/hotel', amelia);
  await expect.element(screen.getByText('No weather offline', { exact: true })).toBeVisible();
});
