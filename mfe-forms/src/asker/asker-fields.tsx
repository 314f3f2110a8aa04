import { TextField } from '@foyer/shared/forms/text-field';
import type { Form } from '@foyer/shared/forms/use-form';
import { text } from '../text.ts';

type AskerForm = Form<'name' | 'email' | 'phone'>;

/** Name, email and phone; the phone is a plain one, digits only (FORM-01). */
export function AskerFields({ form }: { form: AskerForm }) {
  return (
    <>
      <TextField form={form} name="name" label={text.asker.name} autoComplete="name" />
      <TextField
        form={form}
        name="email"
        label={text.asker.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        form={form}
        name="phone"
        label={text.asker.phone}
        note={text.asker.digits}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
      />
    </>
  );
}
