import type { APIRequestContext } from '@playwright/test';
import { PROVIDER_URL } from '../server/addresses.ts';

/** Sends a message to the hotel as the guest; returns the id of its thread. */
export async function createThread(
  request: APIRequestContext,
  { token }: { token: string },
): Promise<string> {
  const sent = await request.post(`${PROVIDER_URL}/messages/send`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { subject: 'Airport transfer', message: 'Could you send a car on Friday?' },
  });
  const { data } = await sent.json();
  return String(data.id);
}
