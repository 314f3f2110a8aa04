import { emptyOr, given } from '@foyer/shared/contracts/fields';
import { CheckInPayload } from '@foyer/shared/contracts/requests';
import * as z from '@foyer/shared/schema';

/** What the form holds: day and time apart, each in a field of its own. */
const Fields = z.extend(CheckInPayload, {
  check_in: given('*Required'),
  check_in_time: emptyOr(z.string()),
});
type Fields = z.infer<typeof Fields>;

/** `2026-05-01 03:05 PM`, without a time the day alone (FORM-03). */
function joined({ check_in, check_in_time, ...rest }: Fields) {
  return { ...rest, check_in: check_in_time ? `${check_in} ${check_in_time}` : check_in };
}

/** The fields of the check-in form and how they become its payload. */
export const CheckInFields = z.pipe(z.pipe(Fields, z.transform(joined)), CheckInPayload);
