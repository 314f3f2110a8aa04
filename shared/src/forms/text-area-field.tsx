import { TextArea } from '../ui/fields/text-area.tsx';
import { formField } from './use-field.tsx';

/** Connects a multi-line text to a form. */
export const TextAreaField = formField(TextArea);
