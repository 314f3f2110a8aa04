import { emptyOr, requiredText } from '@foyer/shared/contracts/provider/fields.ts';
import { CheckInPayload } from '@foyer/shared/contracts/provider/requests.ts';
import * as z from '@foyer/shared/schema';

/** The form's values, with day and time in separate fields. */
const Fields = z.extend(CheckInPayload, {
  check_in: requiredText('*Required'),
  check_in_time: emptyOr(z.string()),
});
type Fields = z.infer<typeof Fields>;

/** Joins day and time as `2026-05-01 03:05 PM`; without a time, the day alone (FORM-03). */
function joinArrival({ check_in, check_in_time, ...rest }: Fields) {
  return { ...rest, check_in: check_in_time ? `${check_in} ${check_in_time}` : check_in };
}

/** Validates the check-in form's fields and converts them to its payload. */
export const CheckInFields = z.pipe(z.pipe(Fields, z.transform(joinArrival)), CheckInPayload);
