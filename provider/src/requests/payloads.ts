import { given } from '@foyer/shared/contracts/fields';
import { CheckInPayload, PreArrivalPayload, QueryPayload } from '@foyer/shared/contracts/requests';
import * as z from 'zod/mini';
import { storable } from '../http/text.ts';

/*
 * What guests ask for is stored as they typed it. Beside the contract's rules stands only what can
 * be stored, how long it is, and that a day exists.
 */

const ITEMS_MAX = 200;
const TEXT_MAX = 5000;

/** Who asks; the same fields in every payload. */
const asker = {
  name: QueryPayload.shape.name.check(...storable(120)),
  email: QueryPayload.shape.email.check(...storable(254)),
  phone: QueryPayload.shape.phone.check(...storable(40)),
};

/** The contract's pattern lets the 31st of every month through. */
const isDay = (moment: string) =>
  z.iso.date().safeParse(moment.slice(0, 'YYYY-MM-DD'.length)).success;

const CheckInBody = z.safeExtend(CheckInPayload, {
  ...asker,
  check_in: CheckInPayload.shape.check_in.check(
    z.refine<string>(isDay, {
      error: 'Invalid date',
      when: ({ issues }) => issues.length === 0,
    }),
  ),
});

/** Not `emptyOr`: of a union the first rule broken is not told. */
const longText = z.pipe(
  z.string().check(...storable(TEXT_MAX)),
  z.transform((text: string) => text || null),
);

const PreArrivalBody = z.safeExtend(PreArrivalPayload, {
  ...asker,
  reservation_number: PreArrivalPayload.shape.reservation_number.check(...storable(120)),
  check_list_items: PreArrivalPayload.shape.check_list_items.check(
    z.maxLength(ITEMS_MAX, `Must be at most ${ITEMS_MAX} items`),
  ),
  special_requests: z.optional(z.nullable(longText)),
});

export const RequestBody = z.discriminatedUnion('type', [CheckInBody, PreArrivalBody], {
  error: 'Expected the type checkin or pre-arrival',
});

export const QueryBody = z.safeExtend(QueryPayload, {
  ...asker,
  message: QueryPayload.shape.message.check(...storable(TEXT_MAX)),
  type: QueryPayload.shape.type.check(...storable(120)),
});

export const AnswerBody = z.object({
  text: given('An answer needs words').check(...storable(TEXT_MAX)),
});
