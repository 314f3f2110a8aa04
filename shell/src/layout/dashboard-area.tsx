import { Outlet } from '@foyer/shared/router';
import { session, useSession } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { useState } from 'react';
import { DashboardLayout } from './dashboard-layout.tsx';

/**
 * Renders the dashboard of a signed-in guest. It is empty as soon as that guest is signed out, so
 * that no private data stays visible while the login loads.
 */
export function DashboardArea() {
  const id = useSession(({ user }) => user?.id);
  const [guest] = useState(() => session.user()?.id);
  const isHydrating = useHydration();
  if (!isHydrating && (id === undefined || id !== guest)) return null;
  return (
    <DashboardLayout>
      <Outlet />
    </DashboardLayout>
  );
}
