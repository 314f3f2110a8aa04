import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, { enquire: () => import('./enquire-screen.tsx') });
const { toasts } = await import('@foyer/shared/runtime');
const { hints } = (await import('../text.ts')).text.enquiry;

const PATH = 'dashboard/dining/the-orangery/enquire';
const toastTexts: string[] = [];
toasts.subscribe(({ kind, text }) => toastTexts.push(`${kind}: ${text}`));

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  toastTexts.length = 0;
});

const amelia = await page.guest('Amelia Hart');

async function open(path = PATH, state?: object) {
  const screen = await page.open(path, amelia, state);
  return {
    ...screen,
    message: screen.getByLabelText('Message'),
    submit: screen.getByRole('button', { name: 'Submit' }),
    sent: () => page.adminRequest<object[]>('/requests').then((inbox) => inbox.at(-1)),
  };
}

/** Returns a category id of the hotel; the provider rejects other ids in an enquiry. */
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

test('FORM-10 requires a message that is not blank', async () => {
  const screen = await open();
  await screen.message.fill('  \n ');
  await userEvent.tab();
  await expect.element(screen.message).toHaveAccessibleDescription('*Required');
  const fetchSpy = vi.spyOn(window, 'fetch');
  await screen.submit.click();
  await expect.element(screen.message).toHaveFocus();
  expect(fetchSpy).not.toHaveBeenCalled();
});

test('FORM-11 FORM-41 FORM-42 shows the subject from the link and sends it with the message as typed', async () => {
  const id = await orangery();
  const state = { category: 'the-orangery', id, name: 'The Orangery', image: '/api/media/x.svg' };
  const screen = await open(PATH, state);
  await expect.element(screen.getByText('About The Orangery')).toBeVisible();
  await screen.message.fill('A table for two?\n <b>by the window</b> ');
  await screen.submit.click();
  await expect.poll(() => toastTexts).toEqual(['success: Query submitted successfully.']);
  expect(await screen.sent()).toMatchObject({
    kind: 'enquiry',
    name: 'Amelia Hart',
    phone: '447700900100',
    message: 'A table for two?\n <b>by the window</b> ',
    category_id: id,
    type: 'the-orangery',
  });
});

test('FORM-41 FORM-42 the subject is the tab when the guest comes from quick info', async () => {
  const screen = await open('dashboard/hotel/quick-info/enquire', { tab: 'Parking' });
  await expect.element(screen.getByText('About Parking')).toBeVisible();
  await screen.message.fill('Is there a place for a van?');
  await screen.submit.click();
  await expect.poll(() => toastTexts.length).toBe(1);
  expect(await screen.sent()).toMatchObject({ type: 'Parking', category_id: null });
});

test("FORM-12 shows the server's message for a failure, else 'error', and logs it", async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const screen = await open();
  await screen.message.fill('Hello?');
  for (const [body, message] of [
    [{ status: false, message: 'Nobody is here.' }, 'Nobody is here.'],
    [{ status: false }, 'error'],
  ] as const) {
    const answer = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json(body));
    await screen.submit.click();
    await expect.poll(() => toastTexts.at(-1)).toBe(`error: ${message}`);
    answer.mockRestore();
  }
  expect(logged).toHaveBeenCalledWith('Failed to add query', expect.any(Error));
  await expect.element(screen.message).toHaveValue('Hello?');
});

test('FORM-61 a named request is ready to send, and begins with its name', async () => {
  const screen = await open('dashboard/enquire', { category: 'late-check-out' });
  await expect.element(screen.getByText('About Late check-out')).toBeVisible();
  await screen.submit.click();
  await expect.poll(() => toastTexts).toEqual(['success: Query submitted successfully.']);
  expect(await screen.sent()).toMatchObject({
    type: 'late-check-out',
    message: expect.stringMatching(/^Late check-out\n/),
    category_id: null,
  });
});

test('FORM-63 the example in the message fits the subject', async () => {
  const doctor = await open('dashboard/enquire', { category: 'explore-doctors', name: 'A doctor' });
  await expect.element(doctor.message).toHaveAttribute('placeholder', hints.doctor);
  await doctor.unmount();
  const table = await open();
  await expect.element(table.message).toHaveAttribute('placeholder', hints.table);
});

test('FORM-36 each subject has its own draft and keeps its name', async () => {
  const spa = 'dashboard/hotel/vault-spa/enquire';
  const first = await open(PATH, { category: 'the-orangery', id: 1, name: 'Glass House' });
  await first.message.fill('A table');
  await first.unmount();
  const second = await open(spa, { category: 'vault-spa', name: 'Vault Spa' });
  await expect.element(second.message).toHaveValue('');
  await second.unmount();
  // As after a sign-in on the way: opened by the URL, without a link's state.
  const again = await open(PATH);
  await expect.element(again.getByText('About Glass House')).toBeVisible();
  await expect.element(again.message).toHaveValue('A table');
});

test('FORM-36 each tab of quick info has its own draft', async () => {
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
