import { Outlet } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/runtime';
import { useState } from 'react';
import { loadedLayout } from './load-layout.ts';

/**
 * The signed-in part. It is empty from the moment its guest is not signed in any more, so that
 * nothing private stays on the screen while the login is on its way.
 */
export function DashboardArea() {
  const session = useSession();
  const id = session.status === 'signed-in' ? session.user.id : undefined;
  const [guest] = useState(id);
  const Layout = loadedLayout();
  if (id === undefined || id !== guest || !Layout) return null;
  return (
    <Layout>
      <Outlet />
    </Layout>
  );
}
