import { useEffect, useEffectEvent } from 'react';

/** Does something again when the page hears that the network is back. */
export function useWhenBack(again: (() => void) | undefined): void {
  const onBack = useEffectEvent(() => again?.());
  useEffect(() => {
    const back = () => onBack();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
}
