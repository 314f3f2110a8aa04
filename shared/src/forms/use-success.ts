import { toasts } from '@foyer/shared/runtime';
import { useEffect, useRef } from 'react';

/** The time to read the message of a success before the app leaves the form (FORM-04, AUTH-23). */
const READ_MS = 2000;

/**
 * Returns a function that shows the message of a success and then leaves the form.
 *
 * It calls `leave` unless the guest has left the screen by then. `onSuccess` returns the promise, so that the form stays busy and sends nothing meanwhile.
 */
export function useSuccess() {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return async (message: string, leave: () => unknown, readMs = READ_MS): Promise<void> => {
    toasts.success(message);
    await new Promise((resolve) => setTimeout(resolve, readMs));
    if (isHere.current) await leave();
  };
}
