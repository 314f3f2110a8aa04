import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Link, RouterProvider } from './router.ts';

const router = () =>
  createMemoryRouter([
    {
      path: '*',
      element: (
        <>
          <Link to="/inn/rooms?floor=2" state={{ from: 'lobby' }}>
            Rooms
          </Link>
          <Link to="/inn/rooms" onClick={(event) => event.preventDefault()}>
            Kept
          </Link>
        </>
      ),
    },
  ]);
let site: ReturnType<typeof router>;

beforeEach(() => {
  site = router();
  // What the app leaves to the browser would take the tests along.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
});

async function press(name: string, how: MouseEventInit = {}) {
  const opened = vi.spyOn(site, 'navigate');
  const screen = await render(<RouterProvider router={site} />);
  const link = screen.getByRole('link', { name }).element();
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return opened;
}

test('a press opens the address, query and state along', async () => {
  await press('Rooms');
  await expect
    .poll(() => site.state.location)
    .toMatchObject({
      pathname: '/inn/rooms',
      search: '?floor=2',
      state: { from: 'lobby' },
    });
});

test.each([
  ['Rooms', { ctrlKey: true }],
  ['Rooms', { metaKey: true }],
  ['Rooms', { shiftKey: true }],
  ['Kept', {}],
])('%s pressed with %o is not the app’s to open', async (name, how) => {
  expect(await press(name, how)).not.toHaveBeenCalled();
});
