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
            Prevented
          </Link>
        </>
      ),
    },
  ]);
let site: ReturnType<typeof router>;

beforeEach(() => {
  site = router();
  // A navigation by the browser would unload the tests.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
});

async function click(name: string, init: MouseEventInit = {}) {
  const navigate = vi.spyOn(site, 'navigate');
  const screen = await render(<RouterProvider router={site} />);
  const link = screen.getByRole('link', { name }).element();
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return navigate;
}

test('a click navigates with query and state', async () => {
  await click('Rooms');
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
  ['Prevented', {}],
])('leaves a click on %s with %o to the browser', async (name, init) => {
  expect(await click(name, init)).not.toHaveBeenCalled();
});
