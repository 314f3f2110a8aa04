/** Example messages of the OpenAPI document. */
export const QUESTION = {
  id: 41,
  body: 'Is the rooftop open tonight?',
  from: 'Amelia Hart',
  from_user_id: 2,
  to_user_id: 1,
  created_at: '2026-05-01T08:30:00.000Z',
  client_id: '0b9a1f8e-7f0e-4b53-9a55-2f1f0a6f6d11',
  seen_at: null,
};

export const ANSWER = {
  id: 42,
  body: 'It is, until eleven.',
  from: 'Hotel Admin',
  from_user_id: 1,
  to_user_id: 2,
  created_at: '2026-05-01T08:32:00.000Z',
  client_id: null,
  seen_at: null,
};
