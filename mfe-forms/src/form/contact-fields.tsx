import { TextField } from '@foyer/shared/forms/text-field.tsx';
import type { Form } from '@foyer/shared/forms/use-form.ts';
import { text } from '../text.ts';

type ContactForm = Form<'name' | 'email' | 'phone'>;

/** Renders the fields for name, email and phone; the phone accepts digits only (FORM-01). */
export function ContactFields({ form }: { form: ContactForm }) {
  return (
    <>
      <TextField form={form} name="name" label={text.contact.name} autoComplete="name" />
      <TextField
        form={form}
        name="email"
        label={text.contact.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        form={form}
        name="phone"
        label={text.contact.phone}
        note={text.contact.digits}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
      />
    </>
  );
}
