import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps, fieldBox } from './field.tsx';
import { useInputBeforeHydration } from './use-input-before-hydration.ts';

/** Renders a labelled one-line text field; `end` is placed inside the box, after the input. */
export function TextInput({
  id,
  label,
  note,
  hint,
  error,
  end,
  onChange,
  ...input
}: FieldProps & { end?: ReactNode; onChange?: (text: string) => void } & Omit<
    ComponentProps<'input'>,
    'id' | 'onChange'
  >) {
  const box = useInputBeforeHydration<HTMLSpanElement>(
    ([field]) => field && onChange?.(field.value),
  );
  return (
    <Field id={id} label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <span ref={box} className={fieldBox}>
          <input
            dir="auto"
            {...input}
            {...control}
            onChange={(event) => onChange?.(event.target.value)}
          />
          {end}
        </span>
      )}
    </Field>
  );
}
