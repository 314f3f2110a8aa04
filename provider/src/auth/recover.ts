import * as endpoints from '@foyer/shared/api/endpoints';
import { PlainAnswer } from '@foyer/shared/contracts/answer';
import { eq } from 'drizzle-orm';
import { hotels, users } from '../db/schema.ts';
import { defineCall, type Request } from '../http/call.ts';
import { countHit, type Limit } from '../http/rate-limit.ts';
import { queueMail } from '../mail/queue.ts';
import { codeMail } from './code-mail.ts';
import { issueCode } from './codes.ts';
import { EmailBody } from './payloads.ts';

const BY_ADDRESS: Limit = { name: 'code address', hits: 200, minutes: 60 };
/** A new code starts its tries anew, so that codes themselves must be few. */
const BY_ACCOUNT: Limit = { name: 'code account', hits: 6, minutes: 60 };
/** Fifteen codes with five tries each: under one chance in a hundred, whoever tries all day. */
const BY_ACCOUNT_AND_DAY: Limit = { name: 'code account day', hits: 15, minutes: 24 * 60 };

/** Same statements and same answer whether or not somebody has the address; mail goes out later. */
async function sendCode(
  { body: { email }, deps, address, commit }: Request<{ email: string }, never>,
  message: string,
) {
  await countHit(deps, BY_ADDRESS, address);
  await countHit(deps, BY_ACCOUNT, email);
  await countHit(deps, BY_ACCOUNT_AND_DAY, email);
  const [user] = await deps.db
    .select({ id: users.id, hotel: hotels.name })
    .from(users)
    .innerJoin(hotels, eq(hotels.id, users.hotel_id))
    .where(eq(users.email, email));
  const answer = await commit(async (tx) => {
    const code = await issueCode(tx, deps, { email, userId: user?.id });
    const mail = codeMail({ to: email, code, hotel: user?.hotel ?? 'your hotel' });
    await queueMail(tx, mail, { now: deps.now(), deliver: user !== undefined });
    return { message };
  });
  deps.onMail();
  return answer;
}

export const forgotPassword = defineCall({
  name: 'forgotPassword',
  summary: 'Sends a one-time code to the address, if a guest has it',
  tag: 'Account',
  description:
    'The code has four digits. Answer an address that nobody has in the same words and the same time.',
  example: { body: { email: 'amelia@example.com' } },
  method: 'post',
  path: endpoints.forgotPassword,
  access: 'public',
  body: EmailBody,
  answer: PlainAnswer,
  success: 200,
  refusals: [422, 429],
  handle: (request) => sendCode(request, 'Check your email for reset instructions.'),
});

export const resendOtp = defineCall({
  name: 'resendOtp',
  summary: 'Sends another code, which replaces the one before',
  tag: 'Account',
  description: 'The app offers it 25 seconds after the last code.',
  example: { body: { email: 'amelia@example.com' } },
  method: 'post',
  path: endpoints.resendOtp,
  access: 'public',
  body: EmailBody,
  answer: PlainAnswer,
  success: 200,
  refusals: [422, 429],
  handle: (request) => sendCode(request, 'New OTP sent to your email.'),
});
