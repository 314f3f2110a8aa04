import { CodeInput } from '../ui/fields/code-input.tsx';
import { formField } from './use-field.tsx';

/** Connects a one-time code to a form, outside the draft; the screen shows its error. */
export const CodeField = formField(CodeInput, { secret: true });
