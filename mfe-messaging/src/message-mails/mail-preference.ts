import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { ApiError } from '@foyer/shared/api/error.ts';
import { MailPreferenceResponse } from '@foyer/shared/contracts/provider/messages.ts';
import { queryOptions } from '@foyer/shared/query';
import { api, queryClient } from '@foyer/shared/runtime';

/** Fetches whether the guest wants mails about unread messages. */
export function preferenceQuery() {
  return queryOptions({
    queryKey: ['mail-preference'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.mailPreference, MailPreferenceResponse, { signal });
      if (!data) throw new ApiError('shape');
      return data;
    },
  });
}

/** Changes the preference; the provider's response is the new value. */
export async function changePreference(messages: boolean): Promise<void> {
  const payload = { messages };
  const { data } = await api.post(endpoints.mailPreference, payload, MailPreferenceResponse);
  queryClient.setQueryData(preferenceQuery().queryKey, data ?? payload);
}
