import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Attributes that connect a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** Props of every field. */
export type FieldProps = {
  /** Made of the names of form and field, so that prerendered markup hydrates. */
  id: string;
  label: string;
  /** Small text at the end of the label's line, such as "Optional". */
  note?: string | undefined;
  hint?: string | undefined;
  /** The error message, which replaces the hint and is announced. */
  error?: string | undefined;
};

/** Class of the bordered box around a control. It shows one focus ring for its content. */
export const fieldBox = styles.box;

/**
 * Renders a label, a control and the hint or error below, connected for assistive technology.
 *
 * `group` renders a fieldset for a control of several inputs, each with its own accessible name.
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
  const belowId = `${id}-below`;
  const noteId = `${id}-note`;
  const Outer = group ? 'fieldset' : 'div';
  const Head = group ? 'legend' : 'div';
  // The note is a description, not part of the accessible name.
  const descriptions = error ? [belowId] : [note && noteId, hint && belowId];
  return (
    <Outer className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      <Head className={styles.label}>
        {group ? label : <label htmlFor={id}>{label}</label>}
        {note && <small id={noteId}>{note}</small>}
      </Head>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
      })}
      {error && (
        <span id={belowId} className={styles.error} role="alert">
          <CircleAlert size={18} strokeWidth={1.6} aria-hidden />
          {error}
        </span>
      )}
      {!error && hint && (
        <span id={belowId} className={styles.hint}>
          {hint}
        </span>
      )}
    </Outer>
  );
}
