import { whenIdle } from '@foyer/shared/ui/waiting/when-idle';
import { type ComponentType, useEffect, useState } from 'react';

/** Pause between tries to fetch the code, in milliseconds. */
const RETRY_MS = 5_000;

/** Where toasts and offers appear; the code that draws them comes after the first paint. */
export function IdleArea() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      import(/* webpackChunkName: "idle" */ './idle-parts.tsx').then(
        ({ IdleParts }) => setParts(() => IdleParts),
        // What is said meanwhile waits in the runtime.
        () => void setTimeout(() => whenIdle(load), RETRY_MS),
      );
    whenIdle(load);
  }, []);
  return Parts && <Parts />;
}
