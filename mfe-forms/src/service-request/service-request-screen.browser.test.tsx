import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, {
  enquire: () => import('../enquire/enquire-screen.tsx'),
  'service-request': () => import('./service-request-screen.tsx'),
});
const { toasts } = await import('@foyer/shared/runtime');

const amelia = await page.guest('Amelia Hart');
const NOTHING_BOOKED = /^Nothing is booked here yet/;

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

async function open(path: string) {
  const screen = await page.open(`dashboard/${path}`, amelia);
  return { ...screen, on: screen.getByRole('button', { name: 'Continue to your enquiry' }) };
}

test.each([
  ['book-spa', 'Book a Spa Visit', 'Treatment', 'Spa'],
  ['upgrade-room', 'Room Upgrade', 'What would you like?', 'Room upgrade'],
  ['book-resturant', 'Book a Table', 'Restaurant', 'Table'],
  ['book-transport', 'Book a Ride', 'To', 'Ride'],
])(
  'FORM-14 FORM-44 FORM-61 %s takes a service request, sends nothing and says so',
  async (path, title, label, kind) => {
    const screen = await open(path);
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(screen.getByText(NOTHING_BOOKED)).toBeVisible();
    const fetchSpy = vi.spyOn(window, 'fetch');
    await screen.getByLabelText(label, { exact: true }).fill('Something quiet');
    await screen.on.click();
    await expect
      .element(screen.getByLabelText('Message'))
      .toHaveValue(`${kind}: Something quiet\n${label.replace('?', '')}: Something quiet`);
    expect(fetchSpy).not.toHaveBeenCalled();
  },
);

test('FORM-14 only a count has a numeric keyboard', async () => {
  const screen = await open('book-resturant');
  await expect.element(screen.getByLabelText('Guests')).toHaveAttribute('inputmode', 'numeric');
  await expect.element(screen.getByLabelText('Restaurant')).toHaveAttribute('inputmode', 'text');
});

test('FORM-44 the service request and its edited message stay until the enquiry is sent', async () => {
  const screen = await open('book-resturant');
  await screen.getByLabelText('Restaurant').fill('The Orangery');
  await screen.on.click();
  await screen.getByLabelText('Message').fill('At the Orangery, please');
  await screen.unmount();

  const back = await open('book-resturant');
  await expect.element(back.getByLabelText('Restaurant')).toHaveValue('The Orangery');
  await back.on.click();
  await expect.element(back.getByLabelText('Message')).toHaveValue('At the Orangery, please');
  const onToast = vi.fn();
  const unsubscribe = toasts.subscribe(onToast);
  await back.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => onToast.mock.calls.length).toBe(1);
  unsubscribe();
  const inbox = await page.adminRequest<object[]>('/requests');
  expect(inbox.at(-1)).toMatchObject({
    type: 'book-resturant',
    message: 'At the Orangery, please',
    category_id: null,
  });
  await back.unmount();

  const another = await open('book-resturant');
  await expect.element(another.getByLabelText('Restaurant')).toHaveValue('');
});

test('FORM-62 keeps what the link has chosen, and later changes of the guest', async () => {
  const link = 'book-spa?treatment=Hot%20stone&time=16:00';
  const screen = await open(link);
  await expect.element(screen.getByLabelText('Treatment')).toHaveValue('Hot stone');
  await expect.element(screen.getByLabelText('Hour')).toHaveValue('4');
  await screen.getByLabelText('Treatment').fill('Sauna');
  await screen.unmount();
  const back = await open(link);
  await expect.element(back.getByLabelText('Treatment')).toHaveValue('Sauna');
  await back.unmount();
  const other = await open('book-spa?treatment=Massage');
  await expect.element(other.getByLabelText('Treatment')).toHaveValue('Massage');
  await expect.element(other.getByLabelText('Hour')).toHaveValue('4');
});

test('LIST-20 redirects the correct spelling to the specified one', async () => {
  const screen = await open('book-restaurant');
  await expect.element(screen.getByRole('heading', { name: 'Book a Table' })).toBeVisible();
  await expect.poll(screen.path).toBe(`/${page.slug}/dashboard/book-resturant`);
});
