import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/** Renders a field for an email address, which no keyboard may capitalise or correct. */
export function EmailInput(props: ComponentProps<typeof TextInput>) {
  return (
    <TextInput
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
