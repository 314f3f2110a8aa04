import { paths } from '@foyer/shared/addresses/paths.ts';
import type { EnquiryState } from '@foyer/shared/contracts/enquiry-state.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { NEW_TAB, websiteHref } from '@foyer/shared/ui/links/links.ts';
import { type DetailsState, shortText } from '../data/details-state.ts';
import { text } from '../text.ts';

/**
 * Links to a listing's booking page if valid, else to an enquiry (LIST-54). A hotel that takes no
 * enquiries has no link. `segments` are the slugs of its ancestors and its own; `nameId` is the
 * element id of its name.
 */
export function BookOrEnquire({
  listing,
  segments,
  nameId,
  className,
}: {
  listing: Pick<DetailsState, 'id' | 'name' | 'image' | 'booking_link'>;
  segments: readonly string[];
  nameId: string;
  className: string;
}) {
  const booking = websiteHref(listing.booking_link);
  if (booking)
    return (
      <a className={className} href={booking} {...NEW_TAB} aria-describedby={nameId}>
        {text.book}
      </a>
    );
  const state: EnquiryState = {
    category: segments.at(-1),
    id: listing.id,
    name: shortText(listing.name),
    image: shortText(listing.image),
  };
  // An enquiry's URL has three segments at most: a grandchild's parent is left out.
  const enquirySegments = [...segments.slice(0, 2), ...segments.slice(2).slice(-1)];
  return (
    <AppLink
      className={className}
      to={paths.enquiry(hotelSlug, enquirySegments)}
      state={state}
      aria-describedby={nameId}
    >
      {text.enquire}
    </AppLink>
  );
}
