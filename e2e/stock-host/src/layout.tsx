import { Outlet } from '@foyer/shared/router';
import { toasts } from '@foyer/shared/runtime';
import { useEffect, useState } from 'react';

/** The host's layout, which also shows the toasts of screens. */
export function Layout() {
  const [message, setMessage] = useState('');
  useEffect(() => toasts.subscribe(({ text }) => setMessage(text)), []);
  return (
    <main>
      <Outlet />
      <p role="status">{message}</p>
    </main>
  );
}
