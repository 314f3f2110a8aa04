import { Outlet } from '@foyer/shared/router';

/** Pages for everybody. */
export function PublicArea() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
