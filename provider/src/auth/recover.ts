import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug';
import * as endpoints from '@foyer/shared/api/endpoints';
import { PlainAnswer } from '@foyer/shared/contracts/answer';
import { eq } from 'drizzle-orm';
import { hotels, users } from '../db/schema.ts';
import { defineCall, type Request } from '../http/call.ts';
import type { Deps } from '../http/deps.ts';
import { countHit, type Limit } from '../http/rate-limit.ts';
import { queueMail } from '../mail/queue.ts';
import { issueCode, mayTryCode } from './codes.ts';
import { type Asker, askerOf } from './known-addresses.ts';
import { EmailBody } from './payloads.ts';
import { codeMail, linkMail } from './recovery-mails.ts';
import { issueResetToken, LINK_MINUTES } from './reset-tokens.ts';

/** Wide and short: hundreds of guests share one address, and one of them may be up to no good. */
const BY_ADDRESS: Limit = { name: 'code address', hits: 2000, minutes: 15 };
/** So few mails get into somebody's mailbox, whoever asks for them. */
const BY_ACCOUNT: Limit = { name: 'code account', hits: 6, minutes: 60 };
const BY_ACCOUNT_AND_DAY: Limit = { name: 'code account day', hits: 15, minutes: 24 * 60 };

/**
 * The account first: whoever asks again and again about one fills no limit that others share. Where
 * its guest signed in before, strangers elsewhere use up nothing.
 */
async function countMail(deps: Deps, { known, email, address }: Asker): Promise<void> {
  const whose = known ? [email, address] : [email];
  await countHit(deps, BY_ACCOUNT, ...whose);
  await countHit(deps, BY_ACCOUNT_AND_DAY, ...whose);
  if (!known) await countHit(deps, BY_ADDRESS, address);
}

/**
 * Same statements and same answer whether or not somebody has the address, and whether a code or a
 * link goes out; later.
 */
async function sendMail(
  { body: { email: to }, deps, address, commit }: Request<{ email: string }, never>,
  message: string,
) {
  const asker = await askerOf(deps, to, address);
  await countMail(deps, asker);
  const [user] = await deps.db
    .select({ id: users.id, hotel: hotels.name, slug: hotels.slug })
    .from(users)
    .innerJoin(hotels, eq(hotels.id, users.hotel_id))
    .where(eq(users.email, to));
  // Stryker disable next-line StringLiteral: a mail to nobody is not delivered
  const { hotel = 'your hotel', slug = DEFAULT_SLUG, id: userId } = user ?? {};
  const byCode = await mayTryCode(deps, asker);
  const { publicUrl } = deps;
  const answer = await commit(async (tx) => {
    const now = deps.now();
    const mail = byCode
      ? codeMail({ to, hotel, code: await issueCode(tx, deps, { email: to, userId }) })
      : linkMail({
          ...{ to, hotel, slug, publicUrl },
          token: await issueResetToken(tx, userId, { minutes: LINK_MINUTES, now }),
        });
    await queueMail(tx, mail, { now, deliver: user !== undefined });
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
    'The code has four digits. This provider mails a link in its place where wrong codes were tried too often: below `/{slug}/reset-password`, with e-mail and token behind the `#`. Answer an address that nobody has in the same words and the same time.',
  example: { body: { email: 'amelia@example.com' } },
  method: 'post',
  path: endpoints.forgotPassword,
  access: 'public',
  body: EmailBody,
  answer: PlainAnswer,
  success: 200,
  refusals: [422, 429],
  handle: (request) => sendMail(request, 'Check your email for reset instructions.'),
});

export const resendOtp = defineCall({
  name: 'resendOtp',
  summary: 'Sends the code again',
  tag: 'Account',
  description:
    'The app offers it 25 seconds after the last mail. A code that was mailed before should stay good.',
  example: { body: { email: 'amelia@example.com' } },
  method: 'post',
  path: endpoints.resendOtp,
  access: 'public',
  body: EmailBody,
  answer: PlainAnswer,
  success: 200,
  refusals: [422, 429],
  handle: (request) => sendMail(request, 'New OTP sent to your email.'),
});
