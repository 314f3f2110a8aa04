import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { isNamedRequest } from '../service-request/named-requests.ts';
import { text } from '../text.ts';

const { about: aboutText, kinds } = text.requests;

/** Returns true for a request whose message begins with its name: its type is a form's slug. */
const isNamed = ({ type, message }: GuestRequest): boolean =>
  Boolean(type && message && isNamedRequest(type));

/** Returns a request's own name, else its kind and subject. */
export function requestTitle(request: GuestRequest): string {
  const { kind, about, type, message } = request;
  if (isNamed(request)) return message?.split('\n', 1)[0] ?? '';
  const subject = kind === 'enquiry' ? (about ?? type) : undefined;
  return subject ? aboutText(kinds[kind], subject) : kinds[kind];
}

/** Returns a request's message, without the name that is its title. */
export function requestMessage(request: GuestRequest): string | undefined {
  const { message } = request;
  if (!message || !isNamed(request)) return message ?? undefined;
  return message.split('\n').slice(1).join('\n').trim() || undefined;
}
