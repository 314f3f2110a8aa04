import { errorMessageOf } from '@foyer/shared/api/error.ts';
import { QueryPayload } from '@foyer/shared/contracts/provider/requests.ts';
import { Form } from '@foyer/shared/forms/form.tsx';
import { SendButton } from '@foyer/shared/forms/send-button.tsx';
import { TextAreaField } from '@foyer/shared/forms/text-area-field.tsx';
import { useDelayedAction } from '@foyer/shared/forms/use-delayed-action.ts';
import { useForm } from '@foyer/shared/forms/use-form.ts';
import { type Draft, toasts, useSession } from '@foyer/shared/runtime';
import { serviceRequestDraft } from '../data/drafts.ts';
import { REDIRECT_MS } from '../data/redirect.ts';
import { contactDetailsOf } from '../form/contact-details.ts';
import { ContactFields } from '../form/contact-fields.tsx';
import { FromAccountNote } from '../form/from-account-note.tsx';
import { text } from '../text.ts';
import { useGoBack } from './go-back.ts';
import { queryMutation } from './query-mutation.ts';
import type { Subject } from './subject.ts';

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
