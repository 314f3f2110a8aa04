import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { openHotelPage } from '../testing/hotel-page.tsx';

const page = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { session, useSession } = await import('./runtime.ts');
const [amelia, bruno] = [await page.guest('Amelia Hart'), await page.guest('Bruno Vale')];

/** What another tab does to the storage of both, and what the browser then tells this one. */
function elsewhere(write: () => void): void {
  write();
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

test('a component that shows the guest follows sign-in, another tab and sign-out', async () => {
  function Name() {
    return <p>{useSession(({ user }) => user?.name ?? 'Nobody')}</p>;
  }
  session.signOut();
  const { container } = await render(<Name />);
  expect(container.textContent).toBe('Nobody');

  session.signIn(amelia.user, amelia.token);
  await expect.poll(() => container.textContent).toBe('Amelia Hart');
  elsewhere(() => {
    localStorage.setItem('user', JSON.stringify(bruno.user));
    localStorage.setItem('token', bruno.token);
  });
  await expect.poll(() => container.textContent).toBe('Bruno Vale');
  session.signOut();
  await expect.poll(() => container.textContent).toBe('Nobody');
});

test('who follows the session is told what it is, why, and what it was', () => {
  const told: unknown[] = [];
  session.signOut();
  onTestFinished(
    session.subscribe(({ session: now, cause }, { session: before }) =>
      told.push([before.user?.name, now.user?.name, cause]),
    ),
  );
  session.signIn(amelia.user, amelia.token);
  elsewhere(() => {});
  session.signOut('refused');
  session.signIn(bruno.user, bruno.token);
  elsewhere(() => localStorage.clear());
  expect(told).toEqual([
    [undefined, 'Amelia Hart', 'guest'],
    ['Amelia Hart', undefined, 'refused'],
    [undefined, 'Bruno Vale', 'guest'],
    ['Bruno Vale', undefined, 'elsewhere'],
  ]);
});
