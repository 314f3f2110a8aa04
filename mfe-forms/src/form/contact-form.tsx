import { EmailField } from '@foyer/shared/forms/email-field.tsx';
import { Form } from '@foyer/shared/forms/form.tsx';
import type { SubmitLabels } from '@foyer/shared/forms/submit-button.tsx';
import { TextField } from '@foyer/shared/forms/text-field.tsx';
import { useFieldValues } from '@foyer/shared/forms/use-field.tsx';
import type { Form as FormState } from '@foyer/shared/forms/use-form.ts';
import { useSession } from '@foyer/shared/runtime';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import styles from './contact-form.module.css';

type ContactName = 'name' | 'email' | 'phone';

/** Returns the account's name, email and phone as the initial values of a form (FORM-16). */
export function useContactDetails(): Record<ContactName, string> {
  const user = useSession((session) => session.user);
  return {
    name: user?.name ?? '',
    email: user?.email ?? '',
    phone: (user?.phone ?? '').replaceAll(/\D/g, ''),
  };
}

/** Renders a form that begins with name, email and phone. The phone accepts digits only (FORM-34). */
export function ContactForm({
  form,
  labels,
  dialog,
  children,
}: {
  form: FormState<ContactName>;
  labels: SubmitLabels;
  /** A dialog that the form opens before it sends. */
  dialog?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <Form form={form} labels={labels} foot={<FromAccountNote form={form} />}>
        <TextField form={form} name="name" label={text.contact.name} autoComplete="name" />
        <EmailField form={form} name="email" label={text.contact.email} />
        <TextField
          form={form}
          name="phone"
          label={text.contact.phone}
          note={text.contact.digits}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
        />
        {children}
      </Form>
      {dialog}
    </>
  );
}

/** Shows a note while name, email and phone all equal the account's. */
function FromAccountNote({ form }: { form: FormState<ContactName> }) {
  const { name, email, phone } = useContactDetails();
  const values = useFieldValues(form, ['name', 'email', 'phone']);
  const unchanged = [name, email, phone].every((value, index) => value && value === values[index]);
  return unchanged && <p className={styles.note}>{text.contact.fromAccount}</p>;
}
