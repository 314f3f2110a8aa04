import type { ChangeEvent, ComponentProps, ElementType, ReactNode } from 'react';
import { Field, type FieldProps, fieldBox } from './field.tsx';
import { useInputBeforeHydration } from './field-hydration.ts';

/**
 * Renders a labelled one-line text field; `end` is placed inside the box, after the input.
 *
 * `as` renders another control than an input, with the same props.
 */
export function TextInput({
  id,
  label,
  note,
  hint,
  error,
  as: Control = 'input',
  end,
  onChange,
  ...input
}: FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'onChange'> & {
    as?: ElementType;
    end?: ReactNode;
    onChange?: (text: string) => void;
  }) {
  const box = useInputBeforeHydration<HTMLSpanElement>(
    ([field]) => field && onChange?.(field.value),
  );
  return (
    <Field id={id} label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <span ref={box} className={fieldBox}>
          <Control
            dir="auto"
            {...input}
            {...control}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange?.(target.value)}
          />
          {end}
        </span>
      )}
    </Field>
  );
}
