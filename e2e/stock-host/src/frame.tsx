import { Outlet } from '@foyer/shared/router';
import { toasts } from '@foyer/shared/runtime';
import { useEffect, useState } from 'react';

/** The host's own frame around every page: what a screen has to say is drawn by its host. */
export function Frame() {
  const [said, setSaid] = useState('');
  useEffect(() => toasts.subscribe(({ text }) => setSaid(text)), []);
  return (
    <main>
      <Outlet />
      <p role="status">{said}</p>
    </main>
  );
}
