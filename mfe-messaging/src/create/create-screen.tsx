import { paths } from '@foyer/shared/addresses/paths.ts';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { errorMessageOf } from '@foyer/shared/api/error.ts';
import { ThreadPayload, ThreadSentResponse } from '@foyer/shared/contracts/provider/messages.ts';
import { Form } from '@foyer/shared/forms/form.tsx';
import { SendButton } from '@foyer/shared/forms/send-button.tsx';
import { TextAreaField } from '@foyer/shared/forms/text-area-field.tsx';
import { TextField } from '@foyer/shared/forms/text-field.tsx';
import { useDelayedAction } from '@foyer/shared/forms/use-delayed-action.ts';
import { type Attempt, useForm } from '@foyer/shared/forms/use-form.ts';
import { useNavigate } from '@foyer/shared/router';
import { api, hotelSlug, toasts } from '@foyer/shared/runtime';
import { NarrowPage } from '@foyer/shared/ui/layout/narrow-page.tsx';
import { refreshThreads } from '../data/threads-query.ts';
import { text } from '../text.ts';

/** The time to read the success message before the app leaves the form. */
const REDIRECT_MS = 2000;

/** Renders dashboard/messages/create: starts a thread (MSG-07). */
export function Component() {
  return (
    <NarrowPage form title={text.create.title} subtitle={text.create.description}>
      <CreateForm />
    </NarrowPage>
  );
}

/** Renders subject and message; success leads one page back (MSG-09). */
function CreateForm() {
  const later = useDelayedAction();
  const back = useGoBack();
  const form = useForm({
    name: 'create-message',
    schema: ThreadPayload,
    defaults: { subject: '', message: '' },
    mutation: createMutation(),
    onSuccess() {
      toasts.success(text.create.success);
      return later(() => {
        form.reset();
        back();
      }, REDIRECT_MS);
    },
    onFailure: (error) => toasts.error(errorMessageOf(error, text.create.failed)),
  });
  return (
    <Form {...form.props}>
      <TextField form={form} name="subject" label={text.create.subject} autoComplete="off" />
      <TextAreaField form={form} name="message" label={text.create.message} />
      <SendButton form={form} labels={text.create} />
    </Form>
  );
}

/** Sends POST /messages/send, with one key for equal content: a repeated press sends once. */
function createMutation() {
  return {
    mutationFn: ({ payload, key }: Attempt<ThreadPayload>) =>
      api.post(endpoints.sendMessage, payload, ThreadSentResponse, { idempotencyKey: key }),
    onSuccess: () => void refreshThreads(),
  };
}

/** Returns a function that goes back, or to the messages without a previous page. */
function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    // React Router counts from the first page of the app in this tab.
    const historyIndex = (history.state as { idx?: number } | null)?.idx ?? 0;
    if (historyIndex > 0) void navigate(-1);
    else void navigate(paths.messages(hotelSlug), { replace: true });
  };
}
