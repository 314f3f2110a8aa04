import * as z from '@foyer/shared/schema';
import { text } from './record-fields.ts';
import { responseOf } from './response.ts';

/** An amenity; `pivot.description` is this hotel's own description. */
export const Amenity = z.object({
  id: z.number(),
  name: text,
  description: text,
  pivot: z.nullish(z.object({ description: text })),
});

/** Practical facts; only signed-in guests get them, because they hold the wifi password. */
export const QuickInfo = z.object({
  id: z.number(),
  opening_time: text,
  closing_time: text,
  parking_description: text,
  onsite_parking_rate: z.nullish(z.union([z.string(), z.number()])),
  nearby_parking_rate: z.nullish(z.union([z.string(), z.number()])),
  wifi_description: text,
  wifi_name: text,
  wifi_password: text,
  additional_amenities: z.nullish(z.array(Amenity)),
  front_desk_message: text,
  front_phone_number: text,
  concierge: text,
  emergency_contact: text,
  room_service_start_time: text,
  room_service_end_time: text,
});
export type QuickInfo = z.infer<typeof QuickInfo>;

export const QuickInfoResponse = responseOf(QuickInfo);
