import { fromColumns } from '../contracts/columnar.ts';
import { Composition } from '../contracts/composition.ts';
import {
  COMPOSITION_ELEMENT,
  HOTEL_ELEMENT,
  InlinedHotel,
  InlinedTemplate,
  TEMPLATE_ELEMENT,
} from '../contracts/page.ts';

function inlined(id: string) {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}

/** The data the gateway inlined into this page, parsed once; only the integrity manifest is added later. */
const composition = inlined(COMPOSITION_ELEMENT);
export const page = {
  composition: Composition.parse({ ...composition, mounts: fromColumns(composition.mounts) }),
  hotel: InlinedHotel.parse(inlined(HOTEL_ELEMENT)),
  template: InlinedTemplate.parse(inlined(TEMPLATE_ELEMENT)),
};

/** The hotel slug of this document; a change of hotel loads another document. */
export const hotelSlug = page.composition.slug;
