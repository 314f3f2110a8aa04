import type { InboxEntry } from '@foyer/shared/contracts/contribution.ts';
import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { list } from '@foyer/shared/language/list.ts';
import { arrivalText } from '../requests/arrival-text.ts';
import { requestMessage, requestTitle } from '../requests/request-title.ts';
import { text } from '../text.ts';

/** Returns the time of a request's last change or answer, in milliseconds since the epoch. */
function lastChange({ created_at, changed_at, answered_at }: GuestRequest): number {
  const times = [created_at, changed_at, answered_at].map((time) => Date.parse(time ?? ''));
  return Math.max(0, ...times.filter(Number.isFinite));
}

/** Returns the answer, else the content of a request. */
function summaryOf(request: GuestRequest): string | undefined {
  const { answer, check_in, check_list_items, special_requests } = request;
  const items = list((check_list_items ?? []).map(({ name }) => name));
  const content = [check_in && arrivalText(check_in), items, special_requests];
  return answer || requestMessage(request) || content.filter(Boolean).join(' · ') || undefined;
}

/** Returns a request as a row of Messages. */
export function inboxEntry(request: GuestRequest, unread: boolean): InboxEntry {
  return {
    id: `${request.id}`,
    title: requestTitle(request),
    text: summaryOf(request),
    state: text.requests.states[request.state],
    to: `requests#request-${request.id}`,
    at: lastChange(request),
    unread,
  };
}
