import { requiredText } from '@foyer/shared/contracts/provider/fields.ts';
import {
  CheckInPayload,
  PreArrivalPayload,
  QueryPayload,
} from '@foyer/shared/contracts/provider/requests.ts';
import * as z from 'zod/mini';
import { storable } from '../http/fields.ts';

/*
 * Requests are stored as guests typed them. These schemas add only storable characters, lengths and
 * existing dates to the contract's rules.
 */

const ITEMS_MAX = 200;
const TEXT_MAX = 5000;

/** Contact details of the guest, the same fields in every payload. */
const contactDetails = {
  name: QueryPayload.shape.name.check(...storable(120)),
  email: QueryPayload.shape.email.check(...storable(254)),
  phone: QueryPayload.shape.phone.check(...storable(40)),
};

/** Checks that a date exists: the contract's pattern accepts the 31st of every month. */
const isDay = (text: string) => z.iso.date().safeParse(text.slice(0, 'YYYY-MM-DD'.length)).success;

const CheckInBody = z.safeExtend(CheckInPayload, {
  ...contactDetails,
  check_in: CheckInPayload.shape.check_in.check(
    z.refine<string>(isDay, {
      error: 'Invalid date',
      when: ({ issues }) => issues.length === 0,
    }),
  ),
});

/** Does not use `emptyOr`: a union would not report the broken rule. */
const longText = z.pipe(
  z.string().check(...storable(TEXT_MAX)),
  z.transform((text: string) => text || null),
);

const PreArrivalBody = z.safeExtend(PreArrivalPayload, {
  ...contactDetails,
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
  ...contactDetails,
  message: QueryPayload.shape.message.check(...storable(TEXT_MAX)),
  type: QueryPayload.shape.type.check(...storable(120)),
});

export const AnswerBody = z.object({
  text: requiredText('An answer needs words').check(...storable(TEXT_MAX)),
});
