import { useMutation } from '@foyer/shared/query';
import { useRef } from 'react';

/**
 * Wraps `useMutation` and ignores `mutate` while a call is in flight.
 *
 * The second click of a double click comes before React has rendered `isPending`, and would use a
 * one-time code that the first click has used. Return the navigation that follows from `onSuccess`: the
 * mutation stays in flight until it ends.
 */
export function useSingleMutation<Answer, Payload>(
  options: Parameters<typeof useMutation<Answer, Error, Payload>>[0],
) {
  const sending = useRef(false);
  const mutation = useMutation<Answer, Error, Payload>({
    ...options,
    onSettled: (...outcome) => {
      sending.current = false;
      return options.onSettled?.(...outcome);
    },
  });
  const mutate: typeof mutation.mutate = (...args) => {
    if (sending.current) return;
    sending.current = true;
    mutation.mutate(...args);
  };
  return { ...mutation, mutate };
}
