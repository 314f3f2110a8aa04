import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, { enquire: () => import('./enquire-screen.tsx') });
const { toasts } = await import('@foyer/shared/runtime');

const PATH = 'dashboard/dining/the-orangery/enquire';
const said: string[] = [];
toasts.subscribe(({ kind, text }) => said.push(`${kind}: ${text}`));

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  said.length = 0;
});

const amelia = await page.guest('Amelia Hart');

async function open(path = PATH, state?: object) {
  const screen = await page.open(path, amelia, state);
  return {
    ...screen,
    message: screen.getByLabelText('Message'),
    submit: screen.getByRole('button', { name: 'Submit' }),
    sent: () => page.desk<object[]>('/requests').then((inbox) => inbox.at(-1)),
  };
}

/** An id of the hotel's own, of which alone a provider takes an enquiry. */
async function orangery(): Promise<number> {
  const headers = { Authorization: `Bearer ${amelia.token}` };
  const answer = await fetch(`/api/categories/hotel/${page.slug}`, { headers });
  const { data } = (await answer.json()) as {
    data: { categories: { slug: string; children: { id: number; name: string }[] }[] };
  };
  const [first] = data.categories.find(({ slug }) => slug === 'hotel')?.children ?? [];
  return first?.id ?? 0;
}

test.each([
  [PATH, 'About The Orangery'],
  ['dashboard/local-area/walks/river-path/enquire', 'About River Path'],
  ['dashboard/hotel/quick-info/enquire', 'About Quick Info'],
  ['dashboard/enquire', 'Ask us anything about your stay.'],
])('FORM-09 an enquiry opens at %s', async (path, about) => {
  const screen = await open(path);
  await expect.element(screen.getByRole('heading', { name: 'Enquire' })).toBeVisible();
  await expect.element(screen.getByText(about)).toBeVisible();
});

test('FORM-10 a message is required; blanks are none', async () => {
  const screen = await open();
  await screen.message.fill('  \n ');
  await userEvent.tab();
  await expect.element(screen.message).toHaveAccessibleDescription('*Required');
  const asked = vi.spyOn(window, 'fetch');
  await screen.submit.click();
  await expect.element(screen.message).toHaveFocus();
  expect(asked).not.toHaveBeenCalled();
});

test('FORM-10 FORM-11 what the link carried is shown and sent with the words as they were typed', async () => {
  const id = await orangery();
  const state = { category: 'the-orangery', id, name: 'The Orangery', image: '/api/media/x.svg' };
  const screen = await open(PATH, state);
  await expect.element(screen.getByText('About The Orangery')).toBeVisible();
  await screen.message.fill('A table for two?\n <b>by the window</b> ');
  await screen.submit.click();
  await expect.poll(() => said).toEqual(['success: Query submitted successfully.']);
  expect(await screen.sent()).toMatchObject({
    kind: 'enquiry',
    name: 'Amelia Hart',
    phone: '447700900100',
    message: 'A table for two?\n <b>by the window</b> ',
    category_id: id,
    type: 'the-orangery',
  });
});

test('FORM-10 from quick info the tab is what it is about', async () => {
  const screen = await open('dashboard/hotel/quick-info/enquire', { tab: 'Parking' });
  await expect.element(screen.getByText('About Parking')).toBeVisible();
  await screen.message.fill('Is there a place for a van?');
  await screen.submit.click();
  await expect.poll(() => said.length).toBe(1);
  expect(await screen.sent()).toMatchObject({ type: 'Parking', category_id: null });
});

test('FORM-12 a failure says the words of the server, else error, and is logged', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const screen = await open();
  await screen.message.fill('Hello?');
  for (const [body, words] of [
    [{ status: false, message: 'Nobody is here.' }, 'Nobody is here.'],
    [{ status: false }, 'error'],
  ] as const) {
    const answer = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json(body));
    await screen.submit.click();
    await expect.poll(() => said.at(-1)).toBe(`error: ${words}`);
    answer.mockRestore();
  }
  expect(logged).toHaveBeenCalledWith('Failed to add query', expect.any(Error));
  await expect.element(screen.message).toHaveValue('Hello?');
});

test('FORM-17 each thing that is asked about has words of its own, and its name is not forgotten', async () => {
  const spa = 'dashboard/hotel/vault-spa/enquire';
  const first = await open(PATH, { category: 'the-orangery', id: 1, name: 'Glass House' });
  await first.message.fill('A table');
  await first.unmount();
  const second = await open(spa, { category: 'vault-spa', name: 'Vault Spa' });
  await expect.element(second.message).toHaveValue('');
  await second.unmount();
  // As after a sign-in on the way: by the address alone.
  const again = await open(PATH);
  await expect.element(again.getByText('About Glass House')).toBeVisible();
  await expect.element(again.message).toHaveValue('A table');
});

test('FORM-17 a question about one tab of quick info is no draft of one about another', async () => {
  const address = 'dashboard/hotel/quick-info/enquire';
  const wifi = await open(address, { tab: 'Wifi' });
  await wifi.message.fill('Is it quick?');
  await wifi.unmount();
  const parking = await open(address, { tab: 'Parking' });
  await expect.element(parking.message).toHaveValue('');
  await parking.unmount();
  const again = await open(address, { tab: 'Wifi' });
  await expect.element(again.message).toHaveValue('Is it quick?');
});
