import { Outlet, useNavigation } from '@foyer/shared/router';
import { Progress } from '@foyer/shared/ui/waiting/progress.tsx';
import { Overlay } from '../overlay/overlay.tsx';
import { RouteChange } from './route-change.tsx';
import { useHotelEffects } from './use-hotel-effects.ts';

/** Renders the elements that all pages share. */
export function Root() {
  const { title } = useHotelEffects();
  const { state } = useNavigation();
  return (
    <>
      {state === 'loading' && <Progress />}
      <Outlet />
      <RouteChange appName={title} />
      <Overlay />
    </>
  );
}
