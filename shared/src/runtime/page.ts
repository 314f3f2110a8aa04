import { Composition } from '../contracts/composition.ts';
import { unfolded } from '../contracts/folded.ts';
import {
  COMPOSITION_ELEMENT,
  FRAME_ELEMENT,
  HOTEL_ELEMENT,
  InlinedFrame,
  InlinedHotel,
} from '../contracts/page.ts';

function inlined(id: string) {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}

/** What the gateway put into this page: parsed once, and never changed but for the details that come later. */
const composition = inlined(COMPOSITION_ELEMENT);
export const page = {
  composition: Composition.parse({ ...composition, mounts: unfolded(composition.mounts) }),
  hotel: InlinedHotel.parse(inlined(HOTEL_ELEMENT)),
  frame: InlinedFrame.parse(inlined(FRAME_ELEMENT)),
};

/** The slug of this document; another slug is another document. */
export const hotelSlug = page.composition.slug;
