import { useEffect, useState } from 'react';
import { useTakeover } from '../../frames/takeover.ts';

/** Code that is fetched when it is first needed; a failure is not remembered. */
export type Late<Code> = {
  /** The code, when it is there. */
  get(): Code | undefined;
  fetch(): Promise<Code>;
  /** Fetches it ahead of the need; a failure shows when it is needed. */
  prefetch(): void;
};

/** Makes late code of a dynamic import. */
export function late<Code>(load: () => Promise<Code>): Late<Code> {
  let code: Code | undefined;
  async function fetch() {
    code ??= await load();
    return code;
  }
  return {
    get: () => code,
    fetch,
    prefetch: () => void fetch().catch(() => undefined),
  };
}

/**
 * Late code in a component. Not React's `lazy`, which keeps a failure for good and hands it to the
 * boundary of the whole screen: here code that did not come is `missing`, something else stands in
 * its place, and the next component that needs it asks again. What is not `needed` is not asked for.
 */
export function useLate<Code>(
  source: Late<Code>,
  needed = true,
): { code: Code | undefined; missing: boolean } {
  const takeover = useTakeover();
  const [code, setCode] = useState(source.get);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (code || !needed) return;
    source.fetch().then(
      (fetched) => setCode(() => fetched),
      () => setMissing(true),
    );
  }, [source, code, needed]);
  return { code: takeover ? undefined : code, missing };
}
