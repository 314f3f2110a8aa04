import { DateField } from '@foyer/shared/forms/date-field.tsx';
import { TextAreaField } from '@foyer/shared/forms/text-area-field.tsx';
import { TextField } from '@foyer/shared/forms/text-field.tsx';
import { TimeField } from '@foyer/shared/forms/time-field.tsx';
import type { Form } from '@foyer/shared/forms/use-form.ts';
import { dayAt } from '@foyer/shared/hotel/hotel-time.ts';
import { text } from '../text.ts';
import type { ServiceRequestField } from './service-request-field.ts';

/** Renders the input for a field of a service request. */
export function ServiceRequestInput({
  form,
  field: { name, label, kind, placeholder },
  timezone,
}: {
  form: Form;
  field: ServiceRequestField;
  timezone: string | null | undefined;
}) {
  const field = { form, name, label };
  switch (kind) {
    case 'day':
      return <DateField {...field} min={() => dayAt(Date.now(), timezone)} />;
    case 'time':
      return <TimeField {...field} hint={text.hotelTime} />;
    case 'long':
      return <TextAreaField {...field} placeholder={placeholder} />;
    default:
      return (
        <TextField
          {...field}
          placeholder={placeholder}
          inputMode={kind === 'count' ? 'numeric' : 'text'}
          autoComplete="off"
        />
      );
  }
}
