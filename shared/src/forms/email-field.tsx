import { EmailInput } from '../ui/fields/email-input.tsx';
import { formField } from './use-field.tsx';

/** Connects an email address to a form. */
export const EmailField = formField(EmailInput);
