import { PhoneInput } from '../ui/fields/phone-input.tsx';
import { formField } from './use-field.tsx';

/** Connects a phone number to a form, which holds E.164. */
export const PhoneField = formField(PhoneInput);
