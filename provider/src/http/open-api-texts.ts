/** Describes the rules of all calls for teams that write another provider. */
export const INTRODUCTION = `The JSON API that a hotel group runs for its guests' app. The app relies on nothing beyond this document. It ignores unknown fields; optional fields may be missing or null.

**Responses** are \`{ status, message, data }\`. \`status: false\` is an error, whatever the HTTP status: the app shows its \`message\` to the guest unchanged, \`errors\` holds messages by field.

**Authentication** is \`Authorization: Bearer …\`, with the token that the login returned. A token is opaque to the app and belongs to one guest of one hotel. 401 (or 419) means that it is no longer valid, and the app opens the login. Resources of another hotel give the same 404 as unknown ones, with the same body.

**Idempotency.** The app may send an \`Idempotency-Key\` with a POST. A provider that answers a repeated key with the first response, and stores nothing new, lists \`idempotency-keys\` among the \`features\` of its hotels; only then does the app retry a POST automatically. This is optional.

**Limits.** 429 with \`Retry-After\` in seconds; the app waits and tells the guest.

**Addresses of pictures and videos** are https, or paths of the app's own origin. The app requests an address that lists widths, as \`banner.avif?w=390,780\`, with one of them. This is optional.

**Texts** named \`description\` or \`welcome_message\` may hold HTML, which the app sanitises. Flags may be 0 and 1, decimals may be text.`;

/** Describes the groups of calls, in the order in which guests use them. */
export const GROUPS = {
  Account: 'Signing in and out, signing up, a forgotten password',
  Hotel: "A hotel's brand and the facts for its guests",
  Categories: 'Facilities and places in the hotel and around it',
  Requests: "Guests' check-ins, pre-arrival requests and enquiries, and their state",
  Messages: 'Messages between a guest and the hotel: one chat, and threads with a subject',
  Desk: 'Calls for hotel admins (`pnpm desk`); an addition of this provider, optional for any other',
  Service: 'Additions of this provider beyond the contract, optional for any other',
};

const idOf = (description: string, example: number) => ({
  description,
  schema: { type: 'integer', minimum: 1 },
  example,
});

/** Describes the path parameters. */
export const PARAMETERS: Record<string, object> = {
  slug: {
    description: "The hotel's slug: the first segment of the app's addresses",
    schema: { type: 'string', pattern: '^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$' },
    example: 'grand-plaza',
  },
  categorySlug: {
    description: "The slug of a category of the guest's hotel",
    schema: { type: 'string' },
    example: 'dining',
  },
  hotelId: idOf("The id of the guest's hotel", 1),
  categoryId: idOf("The id of a category of the guest's hotel", 9),
  requestId: idOf("The id of a request or enquiry of the admin's hotel", 12),
  threadId: idOf('The id of a thread of the calling guest', 7),
};
