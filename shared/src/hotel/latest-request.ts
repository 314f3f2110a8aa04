import type { GuestRequest } from '../contracts/provider/requests.ts';

/** Returns the guest's newest request of a kind, whatever the order of the list. */
export function latestRequest(
  requests: readonly GuestRequest[] | undefined,
  kind: GuestRequest['kind'],
): GuestRequest | undefined {
  return requests
    ?.filter((request) => request.kind === kind)
    .toSorted((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at))
    .at(-1);
}
