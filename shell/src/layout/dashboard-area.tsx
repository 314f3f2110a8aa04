import { Outlet } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/runtime';
import { useState } from 'react';
import { DashboardLayout } from './dashboard-layout.tsx';

/**
 * The signed-in part. It is empty from the moment its guest is not signed in any more, so that
 * nothing private stays on the screen while the login is on its way.
 */
export function DashboardArea() {
  const id = useSession(({ user }) => user?.id);
  const [guest] = useState(id);
  if (id === undefined || id !== guest) return null;
  return (
    <DashboardLayout>
      <Outlet />
    </DashboardLayout>
  );
}
