import { DateField } from '@foyer/shared/forms/date-field';
import { TextAreaField } from '@foyer/shared/forms/text-area-field';
import { TextField } from '@foyer/shared/forms/text-field';
import { TimeField } from '@foyer/shared/forms/time-field';
import type { Form } from '@foyer/shared/forms/use-form';
import { dayAt } from '@foyer/shared/hotel/hotel-time';
import { text } from '../text.ts';
import type { WishField } from './wish.ts';

/** The input that a wish is filled into. */
export function WishInput({
  form,
  field: { name, label, kind, placeholder },
  timezone,
}: {
  form: Form;
  field: WishField;
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
