import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps, fieldBox } from './field.tsx';

/** A labelled one-line text field; `end` stands inside the box, after the input. */
export function TextInput({
  id,
  label,
  note,
  hint,
  error,
  end,
  ...input
}: FieldProps & { end?: ReactNode } & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <Field id={id} label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <span className={fieldBox}>
          <input dir="auto" {...input} {...control} />
          {end}
        </span>
      )}
    </Field>
  );
}
