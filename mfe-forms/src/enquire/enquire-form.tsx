import { messageOf } from '@foyer/shared/api/error';
import { QueryPayload } from '@foyer/shared/contracts/requests';
import { Form } from '@foyer/shared/forms/form';
import { SendButton } from '@foyer/shared/forms/send-button';
import { TextAreaField } from '@foyer/shared/forms/text-area-field';
import { useForm } from '@foyer/shared/forms/use-form';
import { useLater } from '@foyer/shared/forms/use-later';
import { type Draft, toasts, useSession } from '@foyer/shared/runtime';
import { askerOf } from '../asker/account.ts';
import { AskerFields } from '../asker/asker-fields.tsx';
import { FromAccount } from '../asker/from-account.tsx';
import { REDIRECT_MS } from '../data/redirect.ts';
import { text } from '../text.ts';
import { wishDraft } from '../wishes/wish.ts';
import { queryMutation } from './query-mutation.ts';
import type { Subject } from './subject.ts';
import { useWayBack } from './way-back.ts';

/** A question about `subject`; the answer leads one page back (FORM-11). */
export function EnquireForm({ subject, draft }: { subject: Subject; draft: Draft }) {
  const later = useLater();
  const back = useWayBack();
  const user = useSession((session) => session.user);
  const form = useForm({
    name: 'enquiry',
    schema: QueryPayload,
    defaults: { ...askerOf(user), message: '' },
    beside: () => ({ type: subject.type, category_id: subject.category_id }),
    draft,
    mutation: queryMutation(),
    onSuccess() {
      wishDraft(subject.type).clear();
      toasts.success(text.enquiry.success);
      return later(() => {
        form.reset();
        back();
      }, REDIRECT_MS);
    },
    onFailure: (error) => toasts.error(messageOf(error, text.enquiry.failed)),
  });
  return (
    <Form {...form.props}>
      <AskerFields form={form} />
      <TextAreaField
        form={form}
        name="message"
        label={text.enquiry.message}
        placeholder={text.enquiry.placeholder}
      />
      <SendButton form={form} words={text.enquiry} />
      <FromAccount form={form} />
    </Form>
  );
}
