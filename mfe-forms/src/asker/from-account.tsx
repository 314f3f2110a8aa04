import { useFieldValues } from '@foyer/shared/forms/use-field-values';
import type { Form } from '@foyer/shared/forms/use-form';
import { useSession } from '@foyer/shared/runtime';
import { text } from '../text.ts';
import { askerOf } from './account.ts';
import styles from './from-account.module.css';

/** Says where name, email and phone come from, as long as all three do. */
export function FromAccount({ form }: { form: Form<'name' | 'email' | 'phone'> }) {
  const { name, email, phone } = askerOf(useSession(({ user }) => user));
  const values = useFieldValues(form, ['name', 'email', 'phone']);
  const same = [name, email, phone].every((value, index) => value && value === values[index]);
  return same ? <p className={styles.note}>{text.asker.fromAccount}</p> : null;
}
