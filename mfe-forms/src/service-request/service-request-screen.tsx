import type { EnquiryState } from '@foyer/shared/contracts/enquiry-state.ts';
import { DateField } from '@foyer/shared/forms/date-field.tsx';
import { Form } from '@foyer/shared/forms/form.tsx';
import { TextAreaField } from '@foyer/shared/forms/text-area-field.tsx';
import { TextField } from '@foyer/shared/forms/text-field.tsx';
import { TimeField } from '@foyer/shared/forms/time-field.tsx';
import { type Form as FormState, useForm } from '@foyer/shared/forms/use-form.ts';
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
 * reads and sends there (decision 18).
 */
function ServiceRequestPage({ type }: { type: string }) {
  const navigate = useNavigate();
  const { phone_href, phone = '' } = useHotel();
  const isHydrating = useHydration();
  const serviceRequest = SERVICE_REQUESTS[type];
  if (!serviceRequest) throw new PageNotFound();
  const { fields, texts } = serviceRequest;
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
      <Form form={form} labels={text.serviceRequest}>
        {fields.map((field) => (
          <ServiceRequestInput key={field.name} form={form} field={field} />
        ))}
        <p className={styles.note}>{text.serviceRequest.nothingBooked}</p>
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
  field: { kind, ...field },
}: {
  form: FormState;
  field: ServiceRequestField;
}) {
  const props = { form, ...field };
  if (kind === 'day') return <DateField {...props} />;
  if (kind === 'time') return <TimeField {...props} hint={text.hotelTime} />;
  if (kind === 'long') return <TextAreaField {...props} />;
  const inputMode = kind === 'count' ? 'numeric' : 'text';
  return <TextField {...props} inputMode={inputMode} autoComplete="off" />;
}
