import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { GuestRequestsResponse } from '@foyer/shared/contracts/provider/requests.ts';
import { desc, eq } from 'drizzle-orm';
import { requests } from '../db/schema.ts';
import { defineCall } from '../http/call.ts';
import { guestRequest } from './records.ts';

/** Far above the requests of one stay. */
const MAX_REQUESTS = 100;

export const ownRequests = defineCall({
  name: 'getRequests',
  summary: "The guest's own requests and enquiries, newest first",
  tag: 'Requests',
  description: `At most ${MAX_REQUESTS}. Only where the hotel's \`features\` list \`requests-state\`. \`state\` is \`sent\`, \`seen\` once the hotel has read it, \`answered\` once the hotel has written \`answer\`.`,
  example: {
    data: [
      {
        id: 13,
        kind: 'enquiry',
        state: 'answered',
        created_at: '2026-05-01T08:32:00.000Z',
        answer: 'It is, and it is yours.',
        message: 'Is the counter free at eight?',
        type: 'saint-clement',
        about: 'Saint Clement',
      },
    ],
  },
  method: 'get',
  path: endpoints.requests,
  access: 'signed-in',
  response: GuestRequestsResponse,
  success: 200,
  errors: [],
  async handle({ principal, deps: { db } }) {
    const rows = await db
      .select()
      .from(requests)
      .where(eq(requests.user_id, principal.userId))
      .orderBy(desc(requests.id))
      .limit(MAX_REQUESTS);
    return { data: rows.map(guestRequest) };
  },
});
