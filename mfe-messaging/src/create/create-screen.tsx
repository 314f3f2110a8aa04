import { paths } from '@foyer/shared/addresses/paths.ts';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { ThreadPayload, ThreadSentResponse } from '@foyer/shared/contracts/provider/messages.ts';
import { Form } from '@foyer/shared/forms/form.tsx';
import { TextAreaField } from '@foyer/shared/forms/text-area-field.tsx';
import { TextField } from '@foyer/shared/forms/text-field.tsx';
import type { Attempt } from '@foyer/shared/forms/use-form.ts';
import { useGoBack } from '@foyer/shared/forms/use-go-back.ts';
import { useRecordForm } from '@foyer/shared/forms/use-record-form.ts';
import { api, hotelSlug } from '@foyer/shared/runtime';
import { NarrowPage } from '@foyer/shared/ui/layout/narrow-page.tsx';
import { refreshThreads } from '../data/threads-query.ts';
import { BesideInbox } from '../inbox/beside-inbox.tsx';
import { text } from '../text.ts';

/** Renders dashboard/messages/create: starts a thread (MSG-07). */
export function Component() {
  return (
    <BesideInbox>
      <NarrowPage form title={text.create.title} subtitle={text.create.description}>
        <CreateForm />
      </NarrowPage>
    </BesideInbox>
  );
}

/** Renders subject and message; success leads one page back (MSG-09). */
function CreateForm() {
  const back = useGoBack(paths.messages(hotelSlug));
  const form = useRecordForm(text.create, back, {
    name: 'create-message',
    schema: ThreadPayload,
    defaults: { subject: '', message: '' },
    mutation: createMutation(),
  });
  return (
    <Form form={form} labels={text.create}>
      <TextField form={form} name="subject" label={text.create.subject} autoComplete="off" />
      <TextAreaField form={form} name="message" label={text.create.message} />
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
