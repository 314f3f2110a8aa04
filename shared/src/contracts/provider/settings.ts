import * as z from '@foyer/shared/schema';
import { flag, text } from './record-fields.ts';

/** Appearance and feature switches of a hotel (SHELL-03). */
export const HotelSettings = z.object({
  logo: text,
  primary_color: text,
  secondary_color: text,
  favicon: text,
  app_name: text,
  font_family: text,
  flash_screen_video: text,
  banner_video: text,
  checkin_image: text,
  pre_arrival_image: text,
  allow_checkin: flag,
  allow_pre_arrival: flag,
  hotel_info_image: text,
  parking_image: text,
  wifi_image: text,
  additional_amenities_image: text,
  contact_info_image: text,
});
export type HotelSettings = z.infer<typeof HotelSettings>;
