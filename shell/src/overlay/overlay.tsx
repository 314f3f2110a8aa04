import { whenIdle } from '@foyer/shared/browser/when-idle.ts';
import { type ComponentType, startTransition, useEffect, useState } from 'react';

/** Delay before loading the code again after a failure, in milliseconds. */
const RETRY_MS = 5_000;

/** Renders toasts and notes over every page. Loads their code after the first paint. */
export function Overlay() {
  const [Content, setContent] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      import(/* webpackChunkName: "overlay" */ './overlay-content.tsx').then(
        ({ OverlayContent }) => startTransition(() => setContent(() => OverlayContent)),
        // The runtime queues toasts until then.
        () => void setTimeout(() => whenIdle(load), RETRY_MS),
      );
    whenIdle(load);
  }, []);
  return Content && <Content />;
}
