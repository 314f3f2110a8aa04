import type { EnquiryState } from '@foyer/shared/contracts/enquiry-state.ts';
import { DateField } from '@foyer/shared/forms/date-field.tsx';
import { Form } from '@foyer/shared/forms/form.tsx';
import { SubmitButton } from '@foyer/shared/forms/submit-button.tsx';
import { TextAreaField } from '@foyer/shared/forms/text-area-field.tsx';
import { TextField } from '@foyer/shared/forms/text-field.tsx';
import { TimeField } from '@foyer/shared/forms/time-field.tsx';
import { type Form as FormState, useForm } from '@foyer/shared/forms/use-form.ts';
import { dayAt } from '@foyer/shared/hotel/hotel-time.ts';
import { leftToRight } from '@foyer/shared/language/left-to-right.ts';
import { replace, useLocation, useNavigate } from '@foyer/shared/router';
import { PageNotFound, useHotel } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { enquiryPath, serviceRequestDraft, writeEnquiryDraft } from '../data/drafts.ts';
import { FormPage } from '../form/form-page.tsx';
import { text } from '../text.ts';
import styles from './service-request-screen.module.css';
import {
  fieldsOf,
  SERVICE_REQUESTS,
  type ServiceRequestField,
  serviceRequestMessage,
} from './service-requests.ts';

/** Redirects the correct spelling to the specified one and keeps the query (LIST-20). */
export function loader({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url);
  const specified = pathname.replace(/restaurant\/?$/i, 'resturant');
  return specified === pathname ? null : replace(specified + search);
}

/** Renders the service request of this address; routes ignore case. */
export function Component() {
  const { pathname } = useLocation();
  const type = pathname.replace(/\/+$/, '').split('/').at(-1)?.toLowerCase() ?? '';
  return <ServiceRequestPage key={type} type={type} />;
}

/**
 * Renders a form that sends nothing, as specified (FORM-14), and says so: no guest may believe
 * that something is booked. Submit writes the values into an enquiry's message, which the guest
 * reads and sends there (docs/decisions/0016-service-requests-open-an-enquiry.md).
 */
function ServiceRequestPage({ type }: { type: string }) {
  const navigate = useNavigate();
  const { phone_href, phone = '' } = useHotel();
  const isHydrating = useHydration();
  const serviceRequest = SERVICE_REQUESTS[type];
  if (!serviceRequest) throw new PageNotFound();
  const { title, subtitle, about } = serviceRequest.texts;
  const fields = fieldsOf(serviceRequest);
  const form = useForm({
    name: type,
    schema: z.record(z.string(), z.string()),
    defaults: Object.fromEntries(fields.map(({ name }) => [name, ''])),
    // Submit sends nothing, so the draft stays until the enquiry is sent.
    draft: { ...serviceRequestDraft(type), clear: () => undefined },
    mutation: { mutationFn: async () => undefined },
    onSuccess(_, values) {
      writeEnquiryDraft(type, serviceRequestMessage(fields, values));
      const state: EnquiryState = { category: type, name: about };
      return navigate(enquiryPath, { state });
    },
    onFailure: () => undefined,
  });
  return (
    <FormPage title={title} subtitle={subtitle}>
      <Form {...form.props}>
        {fields.map((field) => (
          <ServiceRequestInput key={field.name} form={form} field={field} />
        ))}
        <p className={styles.note}>{text.serviceRequest.nothingBooked}</p>
        <SubmitButton labels={text.serviceRequest} busy={form.busy} cooldown={form.cooldown} />
      </Form>
      <If condition={phone_href}>
        <a className={styles.call} href={phone_href}>
          {text.serviceRequest.call(isHydrating ? phone : leftToRight(phone))}
        </a>
      </If>
    </FormPage>
  );
}

function ServiceRequestInput({
  form,
  field: { kind, placeholder, ...field },
}: {
  form: FormState;
  field: ServiceRequestField;
}) {
  const { timezone } = useHotel();
  const props = { form, ...field };
  switch (kind) {
    case 'day':
      return <DateField {...props} min={() => dayAt(Date.now(), timezone)} />;
    case 'time':
      return <TimeField {...props} hint={text.hotelTime} />;
    case 'long':
      return <TextAreaField {...props} placeholder={placeholder} />;
    default:
      return (
        <TextField
          {...props}
          placeholder={placeholder}
          inputMode={kind === 'count' ? 'numeric' : 'text'}
          autoComplete="off"
        />
      );
  }
}
