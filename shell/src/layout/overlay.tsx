import { whenIdle } from '@foyer/shared/ui/waiting/when-idle';
import { type ComponentType, startTransition, useEffect, useState } from 'react';

/** Pause between tries to fetch the code, in milliseconds. */
const RETRY_MS = 5_000;

/** What lies over every page, its toasts and notes; the code comes after the first paint, and is drawn in slices. */
export function Overlay() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      import(/* webpackChunkName: "overlay" */ './overlay-parts.tsx').then(
        ({ OverlayParts }) => startTransition(() => setParts(() => OverlayParts)),
        // What is said meanwhile waits in the runtime.
        () => void setTimeout(() => whenIdle(load), RETRY_MS),
      );
    whenIdle(load);
  }, []);
  return Parts && <Parts />;
}
