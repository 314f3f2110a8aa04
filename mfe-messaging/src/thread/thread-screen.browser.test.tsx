import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { type Reply, ThreadSentResponse } from '@foyer/shared/contracts/provider/messages.ts';
import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { emitNetworkEvent } from '@foyer/shared/testing/network.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, { thread: () => import('./thread-screen.tsx') });
const { api } = await import('@foyer/shared/runtime');

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

async function open() {
  const guest = await page.guest('Amelia Hart');
  const payload = { subject: 'Airport transfer', message: 'Could you send a car?' };
  const { token } = guest;
  const { data } = await api.post(endpoints.sendMessage, payload, ThreadSentResponse, { token });
  const id = data?.id ?? 0;
  const admin = (message: string) => page.adminRequest(`/messages/${id}/reply`, { message });
  return {
    guest,
    id,
    admin,
    show: () => page.open(`dashboard/messages/${id}`, guest),
    atDesk: async () =>
      (await page.adminRequest<Reply[]>('/messages'))
        .filter(({ parent_id }) => parent_id === id)
        .map(({ message }) => message),
  };
}

test('MSG-04 MSG-05 shows subject, date, message and responses, grouped by sender', async () => {
  const thread = await open();
  await thread.admin('Of course.');
  await thread.admin('From 7:40.');
  const screen = await thread.show();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Airport transfer' }))
    .toBeVisible();
  await expect.element(screen.getByText(/Created/)).toBeVisible();
  await expect.element(screen.getByText('Could you send a car?')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Responses' })).toBeVisible();
  await expect.element(screen.getByText('From 7:40.')).toBeVisible();
  expect(screen.getByText('HH', { exact: true }).elements()).toHaveLength(1);
  expect(screen.getByRole('log').getByText('Hotel Admin', { exact: true }).elements()).toHaveLength(
    1,
  );
});

test('MSG-06 MSG-44 sends a reply once, ignores a blank one, and shows the answer live', async () => {
  const thread = await open();
  const screen = await thread.show();
  const box = screen.getByPlaceholder('Your Message...');
  await expect.element(screen.getByText(/^No answer yet/)).toBeVisible();
  await box.fill('   ');
  await screen.getByRole('button', { name: 'Send' }).click();
  await box.fill(' Four of us. ');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Four of us.')).toBeVisible();
  await expect.element(screen.getByText('Sent', { exact: true })).toBeInTheDocument();
  expect(await thread.atDesk()).toEqual(['Four of us.']);
  await thread.admin('A van, then.');
  await expect.element(screen.getByRole('log').getByText('A van, then.')).toBeVisible();
});

test("MSG-10 shows the provider's message for a failed thread, else its own; Retry loads it", async () => {
  const thread = await open();
  for (const [body, notice] of [
    [{ status: false, message: 'We are moving house.' }, 'We are moving house.'],
    [{ status: false }, 'Failed to get message details'],
  ] as const) {
    const realFetch = window.fetch;
    const broken = vi
      .spyOn(window, 'fetch')
      .mockImplementation(async (input, init) =>
        String(input).endsWith(`/messages/${thread.id}`)
          ? Response.json(body, { status: 400 })
          : realFetch(input, init),
      );
    const screen = await thread.show();
    await expect.element(screen.getByText(notice)).toBeVisible();
    const retry = screen.getByRole('button', { name: 'Retry' });
    document.addEventListener('click', () => broken.mockRestore(), { capture: true, once: true });
    await retry.click();
    await expect.element(screen.getByRole('heading', { name: 'Responses' })).toBeVisible();
    await screen.unmount();
  }
});

test('MSG-22 reports each read reply once', async () => {
  const thread = await open();
  await thread.admin('Of course.');
  const calls = vi.spyOn(window, 'fetch');
  const reports = () => calls.mock.calls.filter(([path]) => String(path).endsWith('/seen')).length;
  const screen = await thread.show();
  await expect.element(screen.getByText('Of course.')).toBeVisible();
  await expect.poll(reports).toBe(1);
  await thread.admin('From 7:40.');
  await expect.element(screen.getByText('From 7:40.')).toBeVisible();
  await expect.poll(reports).toBe(2);
});

test('APP-43 a thread says offline when messages are sent', async () => {
  const thread = await open();
  const screen = await thread.show();
  await expect.element(screen.getByText('Could you send a car?')).toBeVisible();
  emitNetworkEvent('gone');
  const offlineNote = screen.getByText('Offline: messages are sent when you are back');
  await expect.element(offlineNote).toBeVisible();
  emitNetworkEvent('back');
  await expect.element(offlineNote).not.toBeInTheDocument();
});

test('MSG-29 announces a loading thread by its number', async () => {
  const { id, show } = await open();
  const answer = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
  const screen = await show();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: `#${id}` }))
    .toBeInTheDocument();
  answer.mockRestore();
});
