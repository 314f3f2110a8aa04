import { useMutation } from '@foyer/shared/query';
import { useRef } from 'react';

/**
 * A mutation that is never under way twice. The second press of a double click comes before the
 * screen has drawn `isPending`, and would spend a one-time code that the first has just used. Let
 * `onSuccess` of the options return the navigation that follows: it is under way until then.
 */
export function useSend<Answer, Payload>(
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
