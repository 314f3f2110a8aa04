import { useEffect, useState } from 'react';
import { useHydration } from '../../templates/hydration.ts';

/** A module loaded on first use; after a failure the next use loads it again. */
export type LazyModule<Code> = {
  /** Returns the code once it has loaded. */
  get(): Code | undefined;
  load(): Promise<Code>;
  /** Loads it in advance and ignores a failure. */
  prefetch(): void;
};

/** Wraps a dynamic import. */
export function lazyModule<Code>(importCode: () => Promise<Code>): LazyModule<Code> {
  let code: Code | undefined;
  async function load() {
    code ??= await importCode();
    return code;
  }
  return {
    get: () => code,
    load,
    prefetch: () => void load().catch(() => undefined),
  };
}

/**
 * Loads a lazy module in a component, if `needed`; `missing` is true after a failure.
 *
 * React's `lazy` remembers a failure for good and throws it to the screen's error boundary. Here the
 * component can render a fallback, and the next component that needs the module loads it again.
 */
export function useLazyModule<Code>(
  source: LazyModule<Code>,
  needed = true,
): { code: Code | undefined; missing: boolean } {
  const isHydrating = useHydration();
  const [code, setCode] = useState(source.get);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (code || !needed) return;
    source.load().then(
      (loaded) => setCode(() => loaded),
      () => setMissing(true),
    );
  }, [source, code, needed]);
  return { code: isHydrating ? undefined : code, missing };
}
