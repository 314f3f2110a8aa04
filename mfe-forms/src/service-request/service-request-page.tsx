import type { EnquiryState } from '@foyer/shared/contracts/enquiry-state.ts';
import { Form } from '@foyer/shared/forms/form.tsx';
import { SubmitButton } from '@foyer/shared/forms/submit-button.tsx';
import { useForm } from '@foyer/shared/forms/use-form.ts';
import { leftToRight } from '@foyer/shared/language/left-to-right.ts';
import { useQuery } from '@foyer/shared/query';
import { useNavigate } from '@foyer/shared/router';
import { hotelQuery, useTemplateVariables } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { serviceRequestDraft } from '../data/drafts.ts';
import { FormPage } from '../form/form-page.tsx';
import { text } from '../text.ts';
import type { ServiceRequestField } from './service-request-field.ts';
import { ServiceRequestInput } from './service-request-input.tsx';
import { serviceRequestMessage } from './service-request-message.ts';
import styles from './service-request-page.module.css';
import { enquiryPath, writeEnquiryDraft } from './write-enquiry-draft.ts';

/**
 * Renders a form that sends nothing, as specified (FORM-14), and says so: no guest may believe
 * that something is booked. Submit writes the values into an enquiry's message, which the guest
 * reads and sends there (docs/decisions/0016-service-requests-open-an-enquiry.md).
 */
export function ServiceRequestPage({
  type,
  texts,
  fields,
}: {
  /** The type of the enquiry, as it is sent. */
  type: string;
  texts: { title: string; subtitle: string; about: string };
  fields: readonly ServiceRequestField[];
}) {
  const navigate = useNavigate();
  const { data: hotel } = useQuery(hotelQuery());
  const { call, phone = '' } = useTemplateVariables();
  const isHydrating = useHydration();
  const form = useForm({
    name: type,
    schema: z.record(z.string(), z.string()),
    defaults: Object.fromEntries(fields.map(({ name }) => [name, ''])),
    // Submit sends nothing, so the draft stays until the enquiry is sent.
    draft: { ...serviceRequestDraft(type), clear: () => undefined },
    mutation: { mutationFn: async () => undefined },
    onSuccess(_, values) {
      writeEnquiryDraft(type, serviceRequestMessage(fields, values));
      const state: EnquiryState = { category: type, name: texts.about };
      return navigate(enquiryPath, { state });
    },
    onFailure: () => undefined,
  });
  return (
    <FormPage title={texts.title} subtitle={texts.subtitle}>
      <Form {...form.props}>
        {fields.map((field) => (
          <ServiceRequestInput
            key={field.name}
            form={form}
            field={field}
            timezone={hotel?.timezone}
          />
        ))}
        <p className={styles.note}>{text.serviceRequest.nothingBooked}</p>
        <SubmitButton labels={text.serviceRequest} busy={form.busy} cooldown={form.cooldown} />
      </Form>
      <If condition={call}>
        <a className={styles.call} href={call}>
          {text.serviceRequest.call(isHydrating ? phone : leftToRight(phone))}
        </a>
      </If>
    </FormPage>
  );
}
