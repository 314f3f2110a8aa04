import { errorMessageOf } from '@foyer/shared/api/error.ts';
import type { User } from '@foyer/shared/contracts/provider/user.ts';
import { Form } from '@foyer/shared/forms/form.tsx';
import { SendButton } from '@foyer/shared/forms/send-button.tsx';
import { TextField } from '@foyer/shared/forms/text-field.tsx';
import { useDelayedAction } from '@foyer/shared/forms/use-delayed-action.ts';
import { useFieldValues } from '@foyer/shared/forms/use-field.tsx';
import type { Form as FormState } from '@foyer/shared/forms/use-form.ts';
import { toasts, useSession } from '@foyer/shared/runtime';
import type { ComponentProps, ReactNode } from 'react';
import { text } from '../text.ts';
import styles from './contact-form.module.css';

/** The time to read a success message before the app leaves the form. */
const REDIRECT_MS = 2000;

type ContactFormState = FormState<'name' | 'email' | 'phone'>;

/** Returns the account's contact details as the default values of a form (FORM-16). */
export function contactDetailsOf(user: User | undefined) {
  return {
    name: user?.name ?? '',
    email: user?.email ?? '',
    phone: (user?.phone ?? '').replaceAll(/\D/g, ''),
  };
}

/** Returns the handlers that show a form's outcome and leave it after a success. */
export function useOutcome(texts: { success: string; failed: string }, leave: () => unknown) {
  const later = useDelayedAction();
  return {
    onSuccess() {
      toasts.success(texts.success);
      return later(leave, REDIRECT_MS);
    },
    onFailure: (error: Error) => toasts.error(errorMessageOf(error, texts.failed)),
  };
}

/**
 * Renders a form that begins with the fields for name, email and phone. The phone accepts digits only
 * (FORM-01).
 */
export function ContactForm({
  form,
  labels,
  children,
}: {
  form: ContactFormState;
  labels: ComponentProps<typeof SendButton>['labels'];
  children: ReactNode;
}) {
  return (
    <Form {...form.props}>
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
      {children}
      <SendButton form={form} labels={labels} />
      <FromAccountNote form={form} />
    </Form>
  );
}

/** Shows a note while name, email and phone all equal the account's. */
function FromAccountNote({ form }: { form: ContactFormState }) {
  const { name, email, phone } = contactDetailsOf(useSession(({ user }) => user));
  const values = useFieldValues(form, ['name', 'email', 'phone']);
  const unchanged = [name, email, phone].every((value, index) => value && value === values[index]);
  return unchanged ? <p className={styles.note}>{text.contact.fromAccount}</p> : null;
}
