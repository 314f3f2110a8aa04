import type { EnquiryState } from '@foyer/shared/contracts/enquiry-state';
import { Form } from '@foyer/shared/forms/form';
import { SubmitButton } from '@foyer/shared/forms/submit-button';
import { useForm } from '@foyer/shared/forms/use-form';
import { useTakeover } from '@foyer/shared/frames/takeover';
import { When } from '@foyer/shared/frames/vary';
import { leftToRight } from '@foyer/shared/language/left-to-right';
import { useQuery } from '@foyer/shared/query';
import { useNavigate } from '@foyer/shared/router';
import { hotelQuery, useSlots } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { FormPage } from '../layout/form-page.tsx';
import { text } from '../text.ts';
import { messageOfWishes } from './message-of-wishes.ts';
import { enquiryPath, writeEnquiry } from './to-enquiry.ts';
import { type WishField, wishDraft } from './wish.ts';
import { WishInput } from './wish-input.tsx';
import styles from './wish-page.module.css';

/**
 * A form that sends nothing, as specified (FORM-14), and says so: no guest may believe that
 * something is booked. What was filled in goes into the message of an enquiry, which is read and
 * sent there (docs/decisions/0016-forms-that-send-nothing-lead-on.md).
 */
export function WishPage({
  type,
  words,
  fields,
}: {
  /** What the enquiry is about, as it is sent. */
  type: string;
  words: { title: string; subtitle: string; about: string };
  fields: readonly WishField[];
}) {
  const navigate = useNavigate();
  const { data: hotel } = useQuery(hotelQuery());
  const { call, phone = '' } = useSlots();
  const takeover = useTakeover();
  const form = useForm({
    name: type,
    schema: z.record(z.string(), z.string()),
    defaults: Object.fromEntries(fields.map(({ name }) => [name, ''])),
    // Nothing was asked for yet: it stays until the enquiry is sent.
    draft: { ...wishDraft(type), clear: () => undefined },
    mutation: { mutationFn: async () => undefined },
    onSuccess(_, wishes) {
      writeEnquiry(type, messageOfWishes(fields, wishes));
      const state: EnquiryState = { category: type, name: words.about };
      return navigate(enquiryPath, { state });
    },
    onFailure: () => undefined,
  });
  return (
    <FormPage title={words.title} subtitle={words.subtitle}>
      <Form {...form.props}>
        {fields.map((field) => (
          <WishInput key={field.name} form={form} field={field} timezone={hotel?.timezone} />
        ))}
        <p className={styles.nothing}>{text.wishes.nothingBooked}</p>
        <SubmitButton words={text.wishes} busy={form.busy} cooldown={form.cooldown} />
      </Form>
      <When holds={call}>
        <a className={styles.call} href={call}>
          {text.wishes.call(takeover ? phone : leftToRight(phone))}
        </a>
      </When>
    </FormPage>
  );
}
