import { useTakeover } from '@foyer/shared/frames/takeover';
import { Outlet } from '@foyer/shared/router';
import { session, useSession } from '@foyer/shared/runtime';
import { useState } from 'react';
import { DashboardLayout } from './dashboard-layout.tsx';

/**
 * The signed-in part. It is empty from the moment its guest is not signed in any more, so that
 * nothing private stays on the screen while the login is on its way.
 */
export function DashboardArea() {
  const id = useSession(({ user }) => user?.id);
  const [guest] = useState(() => session.user()?.id);
  const takeover = useTakeover();
  if (!takeover && (id === undefined || id !== guest)) return null;
  return (
    <DashboardLayout>
      <Outlet />
    </DashboardLayout>
  );
}
