import { ADVERT_TIERS } from '@foyer/shared/contracts/provider/category.ts';
import { PROVIDER_FEATURES } from '@foyer/shared/contracts/provider/hotel.ts';

/** Describes the rules of all calls for teams that write another provider. */
export const INTRODUCTION = `The JSON API that a hotel group runs for its guests' app. The app relies on nothing beyond this document. It ignores unknown fields; optional fields may be missing or null.

**Responses** are \`{ status, message, data }\`. \`status: false\` is an error, whatever the HTTP status: the app shows its \`message\` to the guest unchanged, \`errors\` holds messages by field.

**Authentication** is \`Authorization: Bearer …\`, with the token that the login returned. A token is opaque to the app and belongs to one guest of one hotel. 401 (or 419) means that it is no longer valid, and the app opens the login. Resources of another hotel give the same 404 as unknown ones, with the same body.

**Idempotency.** The app may send an \`Idempotency-Key\` with a POST or PUT. A provider that answers a repeated key with the first response, and stores nothing new, lists \`idempotency-keys\` among the \`features\` of its hotels; only then does the app retry one automatically. This is optional.

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

/** Holds examples of fields whose format is not obvious, by the field's name. */
export const EXAMPLES: Record<string, readonly unknown[]> = {
  email: ['amelia@example.com'],
  phone: ['447700900123'],
  otp: ['0428'],
  token: ['7|Zx1Yw2Vu3Ts4Rq5Po6Nm7Lk8Ji9Hg0Fe1Dc2Ba3Zy4X'],
  hotel_slug: ['grand-plaza'],
  check_in: ['2026-05-01 03:05 PM', '2026-05-01'],
  check_in_date: ['2026-12-24'],
  check_in_time: ['15:05', '03:05 PM'],
  check_out_date: ['2026-12-28'],
  created_at: ['2026-05-01T08:30:00.000Z'],
  seen_at: ['2026-05-01T08:31:00.000Z'],
  changed_at: ['2026-05-01T08:40:00.000Z'],
  answered_at: ['2026-05-01T08:45:00.000Z'],
  answer_seen_at: ['2026-05-01T08:46:00.000Z'],
  client_id: ['0b9a1f8e-7f0e-4b53-9a55-2f1f0a6f6d11'],
  timezone: ['Europe/London'],
  country: ['GB'],
  synonyms: [[['lift', 'elevator']]],
  language: ['en'],
  latitude: [51.5184],
  longitude: [-0.139],
  features: [PROVIDER_FEATURES],
  logo: ['https://cdn.example.com/logo.svg'],
  banner_video: ['https://cdn.example.com/banner.mp4', 'https://cdn.example.com/banner.avif'],
  primary_color: ['#1e4a6e'],
  font_family: ['Figtree'],
  advert_type: ADVERT_TIERS,
  opening_time: ['3:00 PM'],
  onsite_parking_rate: ['£38 a night'],
};

/** Describes the path parameters. */
export const PARAMETERS: Record<string, string> = {
  slug: "The hotel's slug: the first segment of the app's addresses",
  categorySlug: "The slug of a category of the guest's hotel",
  hotelId: "The id of the guest's hotel",
  categoryId: "The id of a category of the guest's hotel",
  requestId: "The id of the guest's own request, or of one of the admin's hotel",
  threadId: 'The id of a thread of the calling guest',
};
