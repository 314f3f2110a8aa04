import { TextInput } from '../ui/fields/text-input.tsx';
import { formField } from './use-field.tsx';

/** Connects a one-line text to a form. */
export const TextField = formField(TextInput);
