import type { EnquiryState } from '@foyer/shared/contracts/enquiry-state.ts';
import { DateField } from '@foyer/shared/forms/date-field.tsx';
import { Form } from '@foyer/shared/forms/form.tsx';
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
import { useState } from 'react';
import {
  enquiryPath,
  serviceRequestDraft,
  writeChosen,
  writeEnquiryDraft,
} from '../data/drafts.ts';
import { FormPage } from '../form/form-page.tsx';
import { text } from '../text.ts';
import { chosenBefore } from './chosen-before.ts';
import { serviceRequestMessage } from './service-request-message.ts';
import styles from './service-request-screen.module.css';
import {
  SERVICE_REQUESTS,
  type ServiceRequest,
  type ServiceRequestField,
} from './service-requests.ts';

/** Redirects the correct spelling to the specified one and keeps the query (LIST-20). */
export function loader({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url);
  const specified = pathname.replace(/restaurant\/?$/i, 'resturant');
  return specified === pathname ? null : replace(specified + search);
}

/** Renders the service request of this address; routes ignore case. */
export function Component() {
  const { pathname, search } = useLocation();
  const type = pathname.replace(/\/+$/, '').split('/').at(-1)?.toLowerCase() ?? '';
  const request = SERVICE_REQUESTS[type];
  if (!request) throw new PageNotFound();
  return <ServiceRequestPage key={`${type}${search}`} type={type} request={request} />;
}

/**
 * Renders a form that sends nothing, as specified (FORM-14), and says so: no guest may believe
 * that something is booked. Submit writes the values into an enquiry's message, which the guest
 * reads and sends there (decision 18).
 */
function ServiceRequestPage({ type, request }: { type: string; request: ServiceRequest }) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { phone_href, phone = '', timezone } = useHotel();
  const isHydrating = useHydration();
  const { fields, texts } = request;
  const [draft] = useState(() => {
    const stored = serviceRequestDraft(type);
    writeChosen(stored, chosenBefore(request, search, state));
    return stored;
  });
  const form = useForm({
    name: type,
    schema: z.record(z.string(), z.string()),
    defaults: Object.fromEntries(fields.map(({ name }) => [name, ''])),
    // Submit sends nothing, so the draft stays until the enquiry is sent.
    draft: { ...draft, clear: () => undefined },
    mutation: { mutationFn: async () => undefined },
    onSuccess(_, values) {
      const today = dayAt(Date.now(), timezone);
      writeEnquiryDraft(type, serviceRequestMessage(request, values, today));
      const subject: EnquiryState = { category: type, name: texts.about };
      return navigate(enquiryPath, { state: subject });
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
