import { QueryClientProvider } from '@foyer/shared/query';
import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { remote } from '../../../remote.ts';

const page = await openHotelPage(remote, {});
const { hotelQuery, queryClient, realtime, session } = await import('@foyer/shared/runtime');
const { refreshChat } = await import('./chat-query.ts');
const { useChat } = await import('./use-chat.ts');

afterEach(() => {
  vi.restoreAllMocks();
  session.signOut();
  queryClient.clear();
});

function Chat() {
  const { lines, read, wrote } = useChat();
  const readAndWrite = () => {
    read();
    wrote();
  };
  return (
    <button type="button" onClick={readAndWrite}>
      {lines?.map(({ body }) => body)}
    </button>
  );
}

test('MSG-22 the provider hears that one read and is writing only where it can tell it', async () => {
  const guest = await page.guest('Amelia Hart');
  await page.desk('/quick-chat/send', { to: guest.email, body: 'Your room is ready.' });
  session.signIn(guest.user, guest.token);
  const hotel = await queryClient.ensureQueryData(hotelQuery());
  const offers = (features: string[] | null) =>
    queryClient.setQueryData(hotelQuery().queryKey, { ...hotel, features });
  const calls = vi.spyOn(window, 'fetch');
  const told = () =>
    calls.mock.calls.map(([path]) => String(path)).filter((path) => /seen|typing/.test(path));

  offers(null);
  const view = await render(
    <QueryClientProvider client={queryClient}>
      <Chat />
    </QueryClientProvider>,
  );
  const button = view.getByRole('button', { name: 'Your room is ready.' });
  await expect.element(button).toBeVisible();
  await expect.poll(realtime.state).toBe('connected');
  await button.click();
  // Whatever was asked before this has left as well.
  await refreshChat();
  expect(told()).toEqual([]);

  offers(['seen', 'typing']);
  await button.click();
  await expect.poll(told).toEqual(['/api/quick-chat/seen', '/api/quick-chat/typing']);
  await view.unmount();
});
