import * as z from '@foyer/shared/schema';
import { color, flag, label, media, picture, text } from './record-fields.ts';

/** Appearance and feature switches of a hotel, each with its kind (SHELL-03). */
export const HotelSettings = z.object({
  logo: picture,
  primary_color: color,
  secondary_color: color,
  favicon: picture,
  app_name: label,
  font_family: text,
  flash_screen_video: media,
  banner_video: media,
  checkin_image: picture,
  pre_arrival_image: picture,
  allow_checkin: flag,
  allow_pre_arrival: flag,
  hotel_info_image: picture,
  parking_image: picture,
  wifi_image: picture,
  additional_amenities_image: picture,
  contact_info_image: picture,
});
export type HotelSettings = z.infer<typeof HotelSettings>;
