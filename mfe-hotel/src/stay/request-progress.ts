import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { dayAt, dayOfWeek } from '@foyer/shared/hotel/hotel-time.ts';
import { text } from '../text.ts';

/** Returns the progress of a request at the hotel: when it was sent, or that it was read or answered. */
export function requestProgress(
  request: GuestRequest | undefined,
  zone: string | null | undefined,
): string | undefined {
  if (!request) return undefined;
  const { state, created_at, changed_at } = request;
  if (state !== 'sent') return text.request[state];
  return text.request.sent(dayOfWeek(dayAt(Date.parse(changed_at ?? created_at), zone)));
}
