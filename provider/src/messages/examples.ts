/** Example thread of the OpenAPI document. */
export const THREAD = {
  id: 7,
  subject: 'A late arrival',
  message: 'We arrive after midnight. Is somebody there?',
  receiver_id: 1,
  sender: { name: 'Amelia Hart' },
  created_at: '2026-05-01T08:30:00.000Z',
  client_id: null,
  seen_at: '2026-05-01T08:31:00.000Z',
};

export const REPLY = {
  id: 8,
  message: 'All night. Ring at the door on Regent Square.',
  parent_id: 7,
  receiver_id: 2,
  sender: { name: 'Hotel Admin' },
  created_at: '2026-05-01T08:32:00.000Z',
  client_id: null,
  seen_at: null,
};
