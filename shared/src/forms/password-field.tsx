import { PasswordInput } from '../ui/fields/password-input.tsx';
import { formField } from './use-field.tsx';

/** Connects a password to a form, outside the draft. */
export const PasswordField = formField(PasswordInput, { secret: true });
