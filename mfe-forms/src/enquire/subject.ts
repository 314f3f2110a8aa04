import { decoded, readableName } from '@foyer/shared/addresses/readable-name.ts';
import { EnquiryState } from '@foyer/shared/contracts/enquiry-state.ts';
import * as z from '@foyer/shared/schema';
import { isNamedRequest, NAMED_ENQUIRIES } from '../service-request/named-requests.ts';

/**
 * The subject of an enquiry: `type` and `category_id` are sent, name and picture are shown, `message`
 * is a first text for the guest to edit.
 */
type Subject = {
  type: string;
  category_id: number | null;
  name: string | undefined;
  image: string | null | undefined;
  message: string;
};

const GENERAL = 'general';

/** The state of a link to an enquiry without a subject. */
export const GENERAL_ENQUIRY: EnquiryState = { category: GENERAL };

/** Returns the slug before `enquire` in a dashboard path. */
function slugBefore(pathname: string): string | undefined {
  const [, , , ...segments] = pathname.split('/');
  const slug = segments.at(-2);
  return slug && decoded(slug);
}

/** Returns the subject from the link's state, else from the path (FORM-42). */
export function subjectOf(state: unknown, pathname: string): Subject {
  const link = z.safeParse(EnquiryState, state).data ?? {};
  const slug = link.category ?? slugBefore(pathname);
  const type = link.category ?? link.tab ?? slug ?? GENERAL;
  const named = Object.hasOwn(NAMED_ENQUIRIES, type) ? NAMED_ENQUIRIES[type] : undefined;
  const name = link.name ?? named?.name ?? link.tab ?? (slug && readableName(slug));
  return {
    type,
    category_id: link.id ?? null,
    name: type === GENERAL ? undefined : name,
    image: link.image,
    message: firstMessage(type, name, link.message ?? named?.message),
  };
}

/** Returns the message of a link; that of a named request begins with the name. */
function firstMessage(type: string, name = '', message: string | null = ''): string {
  const isNamed = message && isNamedRequest(type) && !message.startsWith(name);
  return isNamed ? `${name}\n${message}` : (message ?? '');
}
