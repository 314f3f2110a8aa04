import { toasts } from '@foyer/shared/runtime';
import type * as z from '@foyer/shared/schema';
import { errorMessageOf } from '../api/error.ts';
import { type FormOptions, useForm } from './use-form.ts';
import { useSuccess } from './use-success.ts';

/**
 * Manages a form that the guest leaves after a success.
 *
 * A toast shows the outcome; on a failure it has the server's message, if there is one.
 */
export function useRecordForm<
  Schema extends z.ZodMiniType<object, object>,
  Name extends keyof z.input<Schema> & string,
  Answer,
>(
  texts: { success: string; failed: string },
  leave: () => unknown,
  options: Omit<FormOptions<Schema, Name, Answer>, 'onSuccess' | 'onFailure'>,
) {
  const showSuccess = useSuccess();
  const form = useForm<Schema, Name, Answer>({
    ...options,
    onSuccess: () =>
      showSuccess(texts.success, () => {
        form.reset();
        return leave();
      }),
    onFailure: (error) => toasts.error(errorMessageOf(error, texts.failed)),
  });
  return form;
}
