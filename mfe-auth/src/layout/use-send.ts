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
  const mutation = useMutation<Answer, Error, Payload>(options);
  const sending = useRef(false);
  const mutate = (payload: Payload, handlers: Parameters<typeof mutation.mutate>[1]) => {
    if (sending.current) return;
    sending.current = true;
    mutation.mutate(payload, {
      ...handlers,
      onSettled: () => {
        sending.current = false;
      },
    });
  };
  return { ...mutation, mutate };
}
