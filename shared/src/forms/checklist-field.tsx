import { Checklist } from '../ui/fields/checklist.tsx';
import { formField } from './use-field.tsx';

/** Connects a grouped checklist to a form, which holds the ids of the chosen items. */
export const ChecklistField = formField(Checklist);
