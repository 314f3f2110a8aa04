import { DatePicker } from '../ui/fields/date-picker.tsx';
import { formField } from './use-field.tsx';

/** Connects a date picker to a form; the value is `YYYY-MM-DD` or empty. */
export const DateField = formField(DatePicker);
