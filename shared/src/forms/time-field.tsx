import { TimePicker } from '../ui/fields/time-picker.tsx';
import { formField } from './use-field.tsx';

/** Connects a time picker to a form; the value is `03:05 PM` or empty. */
export const TimeField = formField(TimePicker);
