import { errorMessageOf } from '@foyer/shared/api/error';
import { QueryPayload } from '@foyer/shared/contracts/requests';
import { Form } from '@foyer/shared/forms/form';
import { SendButton } from '@foyer/shared/forms/send-button';
import { TextAreaField } from '@foyer/shared/forms/text-area-field';
import { useForm } from '@foyer/shared/forms/use-form';
import { useDelayedAction } from '@foyer/shared/forms/use-later';
import { type Draft, toasts, useSession } from '@foyer/shared/runtime';
import { contactDetailsOf } from '../asker/account.ts';
import { ContactFields } from '../asker/asker-fields.tsx';
import { FromAccountNote } from '../asker/from-account.tsx';
import { REDIRECT_MS } from '../data/redirect.ts';
import { text } from '../text.ts';
import { serviceRequestDraft } from '../wishes/wish.ts';
import { queryMutation } from './query-mutation.ts';
import type { Subject } from './subject.ts';
import { useGoBack } from './way-back.ts';

/** Renders the enquiry form about `subject`; success leads one page back (FORM-11). */
export function EnquireForm({ subject, draft }: { subject: Subject; draft: Draft }) {
  const later = useDelayedAction();
  const back = useGoBack();
  const user = useSession((session) => session.user);
  const form = useForm({
    name: 'enquiry',
    schema: QueryPayload,
    defaults: { ...contactDetailsOf(user), message: '' },
    extraPayload: () => ({ type: subject.type, category_id: subject.category_id }),
    draft,
    mutation: queryMutation(),
    onSuccess() {
      serviceRequestDraft(subject.type).clear();
      toasts.success(text.enquiry.success);
      return later(() => {
        form.reset();
        back();
      }, REDIRECT_MS);
    },
    onFailure: (error) => toasts.error(errorMessageOf(error, text.enquiry.failed)),
  });
  return (
    <Form {...form.props}>
      <ContactFields form={form} />
      <TextAreaField
        form={form}
        name="message"
        label={text.enquiry.message}
        placeholder={text.enquiry.placeholder}
      />
      <SendButton form={form} labels={text.enquiry} />
      <FromAccountNote form={form} />
    </Form>
  );
}
