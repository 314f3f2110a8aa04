import type { ComponentProps } from 'react';
import { Field, type FieldProps, fieldBox } from './field.tsx';
import styles from './text-area.module.css';

/** A labelled text of several lines that grows with what is typed. */
export function TextArea({
  id,
  label,
  note,
  hint,
  error,
  value,
  ...textarea
}: FieldProps & { value: string } & Omit<ComponentProps<'textarea'>, 'id' | 'value'>) {
  return (
    <Field id={id} label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <span className={fieldBox}>
          <span className={styles.grows} data-text={value}>
            <textarea dir="auto" {...textarea} {...control} value={value} />
          </span>
        </span>
      )}
    </Field>
  );
}
