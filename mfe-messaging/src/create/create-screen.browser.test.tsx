import type { Thread } from '@foyer/shared/contracts/provider/messages.ts';
import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, { create: () => import('./create-screen.tsx') });
const { toasts } = await import('@foyer/shared/runtime');

const toastTexts: string[] = [];
toasts.subscribe(({ kind, text }) => toastTexts.push(`${kind}: ${text}`));

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  toastTexts.length = 0;
});

async function open() {
  const guest = await page.guest('Amelia Hart');
  const screen = await page.open('dashboard/messages/create', guest);
  return {
    ...screen,
    subject: screen.getByLabelText('Subject'),
    message: screen.getByLabelText('Message'),
    submit: screen.getByRole('button', { name: 'Submit' }),
  };
}

test('MSG-07 describes what guests may ask', async () => {
  const screen = await open();
  await expect
    .element(
      screen.getByText(
        'Feel free to ask any questions about our services or the facility you are interested in.',
      ),
    )
    .toBeVisible();
});

test('MSG-08 requires a subject and a message that are not blank', async () => {
  const screen = await open();
  const fetchSpy = vi.spyOn(window, 'fetch');
  await screen.message.fill('  ');
  await screen.submit.click();
  await expect.element(screen.subject).toHaveAccessibleDescription('*Required');
  await expect.element(screen.message).toHaveAccessibleDescription('*Required');
  await expect.element(screen.subject).toHaveFocus();
  expect(fetchSpy).not.toHaveBeenCalled();
});

test('MSG-08 MSG-09 sends once, shows a toast, and leaves the form after 2 s', async () => {
  const screen = await open();
  await screen.subject.fill('Airport transfer');
  await screen.message.fill('Could you send a car?');
  const spoken = new Promise<number>((resolve) => {
    onTestFinished(toasts.subscribe(() => resolve(performance.now())));
  });
  await screen.submit.click();
  const at = await spoken;
  expect(toastTexts).toEqual(['success: Message created successfully.']);
  await expect.poll(screen.path).toBe(`/${page.slug}/dashboard/messages/create`);
  await expect.poll(screen.path).toBe(`/${page.slug}/dashboard/messages`);
  expect(performance.now() - at).toBeGreaterThanOrEqual(1999);
  const [thread] = await page.adminRequest<Thread[]>('/messages');
  expect(thread).toMatchObject({ subject: 'Airport transfer', message: 'Could you send a car?' });
});

test("MSG-36 shows the provider's message for a failure, else its own, and keeps the text", async () => {
  const screen = await open();
  await screen.subject.fill('Airport transfer');
  await screen.message.fill('Could you send a car?');
  for (const [body, message] of [
    [{ status: false, message: 'Nobody is here.' }, 'Nobody is here.'],
    [{ status: false }, 'Failed to create message'],
  ] as const) {
    const answer = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json(body));
    await screen.submit.click();
    await expect.poll(() => toastTexts.at(-1)).toBe(`error: ${message}`);
    answer.mockRestore();
  }
  await expect.element(screen.message).toHaveValue('Could you send a car?');
});
