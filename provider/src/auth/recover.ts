import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { eq } from 'drizzle-orm';
import { users } from '../db/schema/accounts.ts';
import { hotels } from '../db/schema/hotels.ts';
import { type Call, defineCall, type Request } from '../http/call.ts';
import type { Deps } from '../http/deps.ts';
import { countHit, type Limit } from '../http/rate-limit.ts';
import { queueMail } from '../mail/queue.ts';
import { canTryCode, issueCode } from './codes.ts';
import { type Requester, requesterOf } from './known-addresses.ts';
import { EmailBody } from './payloads.ts';
import { codeMail, linkMail } from './recovery-mails.ts';
import { issueResetToken, LINK_MINUTES } from './reset-tokens.ts';

/** High limit over a short time: hundreds of guests share one address, and one may be an attacker. */
const BY_ADDRESS: Limit = { name: 'code address', hits: 2000, minutes: 15 };
/** Limits the mails to one mailbox, from all requesters together. */
const BY_ACCOUNT: Limit = { name: 'code account', hits: 6, minutes: 60 };
const BY_ACCOUNT_AND_DAY: Limit = { name: 'code account day', hits: 15, minutes: 24 * 60 };

/**
 * Counts a mail against the account first, then against the address. Repeated requests for one
 * account thus do not use up the shared limit. A known address has its own count.
 */
async function countMail(deps: Deps, { known, email, address }: Requester): Promise<void> {
  const subject = known ? [email, address] : [email];
  await countHit(deps, BY_ACCOUNT, ...subject);
  await countHit(deps, BY_ACCOUNT_AND_DAY, ...subject);
  if (!known) await countHit(deps, BY_ADDRESS, address);
}

/**
 * Queues a mail with a code or a link. Runs the same statements and returns the same response for
 * known and unknown e-mail addresses; the mail itself is sent later.
 */
async function sendMail(
  { body: { email: to }, deps, address, audit, commit }: Request<{ email: string }, never>,
  message: string,
) {
  const requester = await requesterOf(deps, to, address);
  await countMail(deps, requester);
  audit('code requested', requester.account);
  const [user] = await deps.db
    .select({ id: users.id, hotel: hotels.name, slug: hotels.slug })
    .from(users)
    .innerJoin(hotels, eq(hotels.id, users.hotel_id))
    .where(eq(users.email, to));
  // Stryker disable next-line StringLiteral: a mail to an unknown address is not delivered
  const { hotel = 'your hotel', slug = DEFAULT_SLUG, id: userId } = user ?? {};
  const sendsCode = await canTryCode(deps, requester);
  const { publicUrl } = deps;
  const response = await commit(async (tx) => {
    const mail = sendsCode
      ? codeMail({ to, hotel, code: await issueCode(tx, deps, { email: to, userId }) })
      : linkMail({
          ...{ to, hotel, slug, publicUrl },
          token: await issueResetToken(tx, userId, LINK_MINUTES),
        });
    await queueMail(tx, mail, { deliver: user !== undefined });
    return { message };
  });
  deps.onMailQueued();
  return response;
}

type MailCall = Pick<Call, 'name' | 'summary' | 'description' | 'path'> & { message: string };

const mailCall = ({ message, ...call }: MailCall): Call =>
  defineCall({
    ...call,
    method: 'post',
    access: 'public',
    body: EmailBody,
    handle: (request) => sendMail(request, message),
  });

export const forgotPassword = mailCall({
  name: 'forgotPassword',
  summary: 'Sends a one-time code to the address, if a guest has it',
  description:
    'The code has four digits. After too many wrong codes this provider mails a link instead: below `/{slug}/reset-password`, with e-mail and token behind the `#`. Answer an unknown address with the same message in the same time.',
  path: endpoints.forgotPassword,
  message: 'Check your email for reset instructions.',
});

export const resendOtp = mailCall({
  name: 'resendOtp',
  summary: 'Sends the code again',
  description:
    'The app offers it 25 seconds after the last mail. A code that was mailed before should stay valid.',
  path: endpoints.resendOtp,
  message: 'New OTP sent to your email.',
});
