import type * as z from '@foyer/shared/schema';
import { Composition } from '../contracts/composition.ts';
import {
  COMPOSITION_ELEMENT,
  FRAME_ELEMENT,
  HOTEL_ELEMENT,
  InlinedFrame,
  InlinedHotel,
} from '../contracts/page.ts';

function inlined<Schema extends z.ZodMiniType>(id: string, schema: Schema): z.output<Schema> {
  return schema.parse(JSON.parse(document.getElementById(id)?.textContent ?? 'null'));
}

/** What the gateway put into this page: parsed once, never changed. */
export const page = {
  composition: inlined(COMPOSITION_ELEMENT, Composition),
  hotel: inlined(HOTEL_ELEMENT, InlinedHotel),
  frame: inlined(FRAME_ELEMENT, InlinedFrame),
};

/** The slug of this document; another slug is another document. */
export const hotelSlug = page.composition.slug;
