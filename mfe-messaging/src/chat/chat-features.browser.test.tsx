import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, { chat: async () => ({ Component: Chat }) });
const { hotelQuery, queryClient, realtime, session } = await import('@foyer/shared/runtime');
const { refreshChat } = await import('../data/chat-query.ts');
const { useChat } = await import('./use-chat.ts');

afterEach(() => {
  vi.restoreAllMocks();
  session.signOut();
  queryClient.clear();
});

function Chat() {
  const { messages, markRead, reportTyping } = useChat();
  const readAndWrite = () => {
    markRead();
    reportTyping();
  };
  return (
    <button type="button" onClick={readAndWrite}>
      {messages?.map(({ body }) => body)}
    </button>
  );
}

test('MSG-22 MSG-41 reports reading and typing only to a provider that supports it', async () => {
  const guest = await page.guest('Amelia Hart');
  await page.adminRequest('/quick-chat/send', { to: guest.email, body: 'Your room is ready.' });
  const view = await page.open('dashboard/chat', guest);
  const hotel = await queryClient.ensureQueryData(hotelQuery());
  const setFeatures = (features: string[] | null) =>
    queryClient.setQueryData(hotelQuery().queryKey, { ...hotel, features });
  const calls = vi.spyOn(window, 'fetch');
  const reports = () =>
    calls.mock.calls.map(([path]) => String(path)).filter((path) => /seen|typing/.test(path));

  setFeatures(null);
  const button = view.getByRole('button', { name: 'Your room is ready.' });
  await expect.element(button).toBeVisible();
  await expect.poll(realtime.state).toBe('connected');
  await button.click();
  // Every earlier request has been sent by now.
  await refreshChat();
  expect(reports()).toEqual([]);

  setFeatures(['seen', 'typing']);
  await button.click();
  await expect.poll(reports).toEqual(['/api/quick-chat/seen', '/api/quick-chat/typing']);
  await view.unmount();
});
