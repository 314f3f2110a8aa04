import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './field.module.css';

/** What ties a control to its label, its hint and its error. */
export type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** What every field says about itself. */
export type FieldProps = {
  /** Of the form and the field's name, never of the place in the tree: markup made elsewhere fits. */
  id: string;
  label: string;
  /** Small words at the end of the label's line ("Optional"). */
  note?: string | undefined;
  hint?: string | undefined;
  /** Why the value is refused; it replaces the hint and is announced. */
  error?: string | undefined;
};

/** Class of the bordered box around a control: one ring for all that stands inside. */
export const fieldBox = styles.box;

/**
 * Label, control and the line below it, wired for assistive technology. `group` is for a control
 * of several parts: a fieldset, whose parts carry their own names.
 */
export function Field({
  id,
  label,
  note,
  hint,
  error,
  group = false,
  children,
}: FieldProps & { group?: boolean; children: (control: ControlProps) => ReactNode }) {
  const below = `${id}-below`;
  const beside = `${id}-note`;
  const Outer = group ? 'fieldset' : 'div';
  const Head = group ? 'legend' : 'div';
  // The note describes the field; its name is the label alone.
  const about = error ? [below] : [note && beside, hint && below];
  return (
    <Outer className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      <Head className={styles.label}>
        {group ? label : <label htmlFor={id}>{label}</label>}
        {note && <small id={beside}>{note}</small>}
      </Head>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': about.filter(Boolean).join(' ') || undefined,
      })}
      {error ? (
        <span id={below} className={styles.error} role="alert">
          <CircleAlert size={18} strokeWidth={1.6} aria-hidden />
          {error}
        </span>
      ) : (
        hint && (
          <span id={below} className={styles.hint}>
            {hint}
          </span>
        )
      )}
    </Outer>
  );
}
