import { useFieldValues } from '@foyer/shared/forms/use-field-values.ts';
import type { Form } from '@foyer/shared/forms/use-form.ts';
import { useSession } from '@foyer/shared/runtime';
import { text } from '../text.ts';
import { contactDetailsOf } from './contact-details.ts';
import styles from './from-account-note.module.css';

/** Shows a note while name, email and phone all equal the account's. */
export function FromAccountNote({ form }: { form: Form<'name' | 'email' | 'phone'> }) {
  const { name, email, phone } = contactDetailsOf(useSession(({ user }) => user));
  const values = useFieldValues(form, ['name', 'email', 'phone']);
  const unchanged = [name, email, phone].every((value, index) => value && value === values[index]);
  return unchanged ? <p className={styles.note}>{text.contact.fromAccount}</p> : null;
}
