import * as endpoints from '@foyer/shared/api/endpoints';
import { ApiError } from '@foyer/shared/api/error';
import { MailPreferenceAnswer } from '@foyer/shared/contracts/messages';
import { queryOptions } from '@foyer/shared/query';
import { api, queryClient } from '@foyer/shared/runtime';

/** Whether a message that stays unread is told by mail. */
export function preferenceQuery() {
  return queryOptions({
    queryKey: ['mail-preference'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.mailPreference, MailPreferenceAnswer, { signal });
      if (!data) throw new ApiError('shape');
      return data;
    },
  });
}

/** Switches it; the provider's answer is what holds. */
export function changeMutation() {
  return {
    async mutationFn(messages: boolean) {
      const payload = { messages };
      const { data } = await api.post(endpoints.mailPreference, payload, MailPreferenceAnswer);
      queryClient.setQueryData(preferenceQuery().queryKey, data ?? payload);
    },
  };
}
