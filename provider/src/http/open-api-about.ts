/** What holds for every call, for a team that writes another provider. */
export const ABOUT = `The JSON API that a hotel group runs for its guests' app. The app relies on nothing beyond this document; what it does not name is ignored, and what is not required may be missing or null.

**Answers** are \`{ status, message, data }\`. \`status: false\` is a refusal, whatever the HTTP status: its \`message\` is shown to the guest as it is, \`errors\` holds messages by field.

**Who calls** is told by \`Authorization: Bearer …\`, with the token that a login answered. A token is opaque to the app and belongs to one guest of one hotel. 401 (or 419) means that it is dead, and the app goes to the login. What belongs to another hotel is answered like what does not exist: 404, with the same body.

**Submitting twice.** The app may send an \`Idempotency-Key\` with a POST. A provider that answers a repeated key with its first answer, and records nothing new, says so by \`Idempotency-Supported: true\` on its answers; only then does the app repeat a POST by itself. This is optional.

**Limits.** 429 with \`Retry-After\` in seconds; the app waits and says so.

**Addresses of pictures and films** are https, or paths of the app's own origin. One that lists widths, as in \`banner.avif?w=390,780\`, is asked for with one of them. This is optional.

**Texts** named \`description\` or \`welcome_message\` may hold HTML, which the app sanitises. Flags may be 0 and 1, decimals may be text.`;

/** The groups of calls, in the order in which a guest meets them. */
export const TAGS = [
  { name: 'Account', description: 'Signing in and out, signing up, a forgotten password' },
  { name: 'Hotel', description: 'What a hotel looks like and what its guests must know' },
  { name: 'Categories', description: 'What there is in the hotel and around it' },
  {
    name: 'Requests',
    description: 'What guests ask for: check-in, pre-arrival, enquiries, and what became of them',
  },
  {
    name: 'Messages',
    description:
      'What a guest and the hotel say to each other: one chat, and threads with a subject',
  },
  {
    name: 'Desk',
    description:
      "The hotel's own side, for its admins (`pnpm desk`); an addition of this provider, no other needs it",
  },
  {
    name: 'Service',
    description: 'What this provider serves beside the contract; no other needs it',
  },
];

/** What a parameter of a path stands for. */
export const PARAMETERS: Record<string, { description: string; schema: object; example: unknown }> =
  {
    slug: {
      description: "The hotel's slug: the first segment of the app's addresses",
      schema: { type: 'string', pattern: '^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$' },
      example: 'grand-plaza',
    },
    hotelId: {
      description: "The id of the guest's hotel",
      schema: { type: 'integer', minimum: 1 },
      example: 1,
    },
    categoryId: {
      description: "The id of a category of the guest's hotel",
      schema: { type: 'integer', minimum: 1 },
      example: 9,
    },
    categorySlug: {
      description: "The slug of a category of the guest's hotel",
      schema: { type: 'string' },
      example: 'dining',
    },
    requestId: {
      description: "The id of a request or enquiry of the admin's hotel",
      schema: { type: 'integer', minimum: 1 },
      example: 12,
    },
    threadId: {
      description: 'The id of a thread, of which the guest is the one who calls',
      schema: { type: 'integer', minimum: 1 },
      example: 7,
    },
  };
