import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(
  remote,
  { 'pre-arrival': () => import('./pre-arrival-screen.tsx') },
  {
    checklist: [
      { name: 'In the room', children: [{ name: 'A cot' }, { name: 'A kettle' }] },
      { name: 'At the door', children: [{ name: 'A late key' }] },
    ],
  },
);
const { toasts } = await import('@foyer/shared/runtime');

const realFetch = window.fetch;
const FAILED = 'Failed to get Pre-Arrival Checklist';
const toastTexts: string[] = [];
toasts.subscribe(({ kind, text }) => toastTexts.push(`${kind}: ${text}`));

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  toastTexts.length = 0;
});

async function open() {
  const screen = await page.open('dashboard/hotel/pre-arrival', await page.guest('Amelia Hart'));
  return {
    ...screen,
    field: (label: string) => screen.getByLabelText(label, { exact: true }),
    group: (name: string) => screen.getByText(name, { exact: true }),
    submit: screen.getByRole('button', { name: 'Submit' }),
  };
}

/** Answers requests whose URL ends with the path; the others reach the provider. */
function answerCalls(path: string, answer: () => Response) {
  vi.spyOn(window, 'fetch').mockImplementation(async (...call) =>
    String(call[0]).endsWith(path) ? answer() : realFetch(...call),
  );
}

test("FORM-05 shows the hotel's groups closed under their headings", async () => {
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'Pre-Arrival Requests' })).toBeVisible();
  await expect.element(screen.group('In the room')).toBeVisible();
  await expect.element(screen.group('At the door')).toBeVisible();
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
});

test('FORM-39 FORM-40 a failed checklist shows a message and Retry, and the form still submits', async () => {
  answerCalls('/checklist', () => Response.json({ status: false }, { status: 400 }));
  const screen = await open();
  await expect.element(screen.getByText(FAILED)).toBeVisible();
  answerCalls('/checklist', () =>
    Response.json({ status: false, message: 'The list is being written.' }, { status: 400 }),
  );
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByText('The list is being written.')).toBeVisible();
  await screen.field('Reservation Number').fill('GP-1');
  await screen.submit.click();
  await expect
    .poll(() => toastTexts)
    .toEqual(['success: Pre-Arrival request submitted successfully.']);
});

test('FORM-39 Retry loads the checklist', async () => {
  answerCalls('/checklist', () => Response.json({ status: false }, { status: 400 }));
  const screen = await open();
  await expect.element(screen.getByText(FAILED)).toBeVisible();
  vi.restoreAllMocks();
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.group('In the room')).toBeVisible();
});

test('FORM-06 requires only a reservation number and the contact details', async () => {
  const screen = await open();
  await screen.submit.click();
  await expect.element(screen.field('Reservation Number')).toHaveAccessibleDescription('*Required');
  await expect.element(screen.field('Reservation Number')).toHaveFocus();
  await screen.field('Reservation Number').fill('GP-2');
  await screen.submit.click();
  await expect
    .poll(() => toastTexts)
    .toEqual(['success: Pre-Arrival request submitted successfully.']);
  expect((await page.adminRequest<object[]>('/requests')).at(-1)).toMatchObject({
    reservation_number: 'GP-2',
    check_list_items: [],
    special_requests: null,
  });
});

test('FORM-07 FORM-08 sends the chosen items and texts unchanged to the hotel', async () => {
  const fetchSpy = vi.spyOn(window, 'fetch');
  const screen = await open();
  await screen.field('Reservation Number').fill(' GP-20418 ');
  await screen.group('At the door').click();
  await screen.getByRole('checkbox', { name: 'A late key' }).click();
  await screen.group('In the room').click();
  await screen.getByRole('checkbox', { name: 'A cot' }).click();
  await screen.field('Special Requests').fill('We arrive after midnight.\nПожалуйста 🗝');
  await screen.submit.click();
  await expect
    .poll(() => toastTexts)
    .toEqual(['success: Pre-Arrival request submitted successfully.']);
  const [, init] =
    fetchSpy.mock.calls.find(
      ([path, call]) => String(path).endsWith('/requests') && call?.method === 'POST',
    ) ?? [];
  expect(JSON.parse(String(init?.body))).toEqual({
    name: 'Amelia Hart',
    email: expect.stringContaining('@'),
    phone: '447700900100',
    reservation_number: 'GP-20418',
    check_list_items: [expect.any(Number), expect.any(Number)],
    special_requests: 'We arrive after midnight.\nПожалуйста 🗝',
    type: 'pre-arrival',
  });
  expect((await page.adminRequest<object[]>('/requests')).at(-1)).toMatchObject({
    kind: 'pre-arrival',
    reservation_number: 'GP-20418',
    check_list_items: [{ name: 'A cot' }, { name: 'A late key' }],
    special_requests: 'We arrive after midnight.\nПожалуйста 🗝',
  });
  await expect.poll(screen.path).toBe(`/${page.slug}/dashboard`);
});

test("FORM-08 shows the server's message for a failure, else its own", async () => {
  const screen = await open();
  await screen.field('Reservation Number').fill('GP-3');
  for (const [body, message] of [
    [{ status: false, message: 'We are full.' }, 'We are full.'],
    [{ status: false }, 'Pre-Arrival request failed.'],
  ] as const) {
    answerCalls('/requests', () => Response.json(body));
    await screen.submit.click();
    await expect.poll(() => toastTexts.at(-1)).toBe(`error: ${message}`);
    vi.restoreAllMocks();
  }
});

test('FAULT-16 shows the error of a removed item at the list, and ticking clears it', async () => {
  const screen = await open();
  answerCalls('/requests', () =>
    Response.json(
      { status: false, message: 'No.', errors: { check_list_items: ['Please choose anew.'] } },
      { status: 422 },
    ),
  );
  await screen.field('Reservation Number').fill('GP-4');
  await screen.group('At the door').click();
  await screen.submit.click();
  await expect.element(screen.getByText('Please choose anew.')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'A late key' }).click();
  await expect.element(screen.getByText('Please choose anew.')).not.toBeInTheDocument();
});
