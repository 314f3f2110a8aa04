import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { openHotelPage } from '../../testing/hotel-page.tsx';

const page = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { session, useSession } = await import('../runtime.ts');
const [amelia, bruno] = [await page.guest('Amelia Hart'), await page.guest('Bruno Vale')];

/** Writes storage as another tab does, and dispatches the browser's event for it. */
function writeElsewhere(write: () => void): void {
  write();
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

test('a component rerenders after sign-in, a change in another tab and sign-out', async () => {
  function Name() {
    return <p>{useSession(({ user }) => user?.name ?? 'Nobody')}</p>;
  }
  session.signOut();
  const { container } = await render(<Name />);
  expect(container.textContent).toBe('Nobody');

  session.signIn(amelia.user, amelia.token);
  await expect.poll(() => container.textContent).toBe('Amelia Hart');
  writeElsewhere(() => {
    localStorage.setItem('user', JSON.stringify(bruno.user));
    localStorage.setItem('token', bruno.token);
  });
  await expect.poll(() => container.textContent).toBe('Bruno Vale');
  session.signOut();
  await expect.poll(() => container.textContent).toBe('Nobody');
});

test('passes the new session, the cause and the previous session to subscribers', () => {
  const changes: unknown[] = [];
  session.signOut();
  onTestFinished(
    session.subscribe(({ session: now, cause }, { session: before }) =>
      changes.push([before.user?.name, now.user?.name, cause]),
    ),
  );
  session.signIn(amelia.user, amelia.token);
  writeElsewhere(() => {});
  session.signOut('refused');
  session.signIn(bruno.user, bruno.token);
  writeElsewhere(() => localStorage.clear());
  expect(changes).toEqual([
    [undefined, 'Amelia Hart', 'guest'],
    ['Amelia Hart', undefined, 'refused'],
    [undefined, 'Bruno Vale', 'guest'],
    ['Bruno Vale', undefined, 'elsewhere'],
  ]);
});
