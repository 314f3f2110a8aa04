import * as endpoints from '@foyer/shared/api/endpoints';
import { GuestRequestsAnswer } from '@foyer/shared/contracts/requests';
import { desc, eq } from 'drizzle-orm';
import { requests } from '../db/schema.ts';
import { defineCall } from '../http/call.ts';
import { guestRequest } from './records.ts';

/** More than anybody asks for in one stay. */
const SHOWN = 100;

export const ownRequests = defineCall({
  name: 'getRequests',
  summary: "The guest's own requests and enquiries, newest first",
  tag: 'Requests',
  description: `At most ${SHOWN}. Only where the hotel's \`features\` list \`requests-state\`. \`state\` is \`sent\`, \`seen\` once the hotel has read it, \`answered\` once \`answer\` holds its words.`,
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
  answer: GuestRequestsAnswer,
  success: 200,
  refusals: [],
  async handle({ principal, deps: { db } }) {
    const rows = await db
      .select()
      .from(requests)
      .where(eq(requests.user_id, principal.userId))
      .orderBy(desc(requests.id))
      .limit(SHOWN);
    return { data: rows.map(guestRequest) };
  },
});
