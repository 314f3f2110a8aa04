/** Describes the rules of all calls for teams that write another provider. */
export const INTRODUCTION = `The JSON API that a hotel group runs for its guests' app. The app relies on nothing beyond this document. It ignores unknown fields; optional fields may be missing or null.

**Responses** are \`{ status, message, data }\`. \`status: false\` is an error, whatever the HTTP status: the app shows its \`message\` to the guest unchanged, \`errors\` holds messages by field.

**Authentication** is \`Authorization: Bearer …\`, with the token that the login returned. A token is opaque to the app and belongs to one guest of one hotel. 401 (or 419) means that it is no longer valid, and the app opens the login. Resources of another hotel give the same 404 as unknown ones, with the same body.

**Idempotency.** The app may send an \`Idempotency-Key\` with a POST. A provider that answers a repeated key with the first response, and stores nothing new, sends \`Idempotency-Supported: true\` on its responses; only then does the app retry a POST automatically. This is optional.

**Limits.** 429 with \`Retry-After\` in seconds; the app waits and tells the guest.

**Addresses of pictures and videos** are https, or paths of the app's own origin. The app requests an address that lists widths, as \`banner.avif?w=390,780\`, with one of them. This is optional.

**Texts** named \`description\` or \`welcome_message\` may hold HTML, which the app sanitises. Flags may be 0 and 1, decimals may be text.`;

/** Lists the groups of calls, in the order in which guests use them. */
export const TAGS = [
  { name: 'Account', description: 'Signing in and out, signing up, a forgotten password' },
  { name: 'Hotel', description: "A hotel's brand and the facts for its guests" },
  { name: 'Categories', description: 'Facilities and places in the hotel and around it' },
  {
    name: 'Requests',
    description: "Guests' check-ins, pre-arrival requests and enquiries, and their state",
  },
  {
    name: 'Messages',
    description: 'Messages between a guest and the hotel: one chat, and threads with a subject',
  },
  {
    name: 'Desk',
    description:
      'Calls for hotel admins (`pnpm desk`); an addition of this provider, optional for any other',
  },
  {
    name: 'Service',
    description: 'Additions of this provider beyond the contract, optional for any other',
  },
];

/** Describes the path parameters. */
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
      description: 'The id of a thread of the calling guest',
      schema: { type: 'integer', minimum: 1 },
      example: 7,
    },
  };
