import { paths } from '@foyer/shared/addresses/paths.ts';
import type { EnquiryState } from '@foyer/shared/contracts/enquiry-state.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { websiteHref } from '@foyer/shared/ui/links/links.ts';
import { shortText } from '../data/details-state.ts';
import { text } from '../text.ts';

type Subject = {
  id?: number | null | undefined;
  name: string;
  image?: string | null | undefined;
  booking_link?: string | null | undefined;
};

/**
 * Links to a listing's booking page if valid, else to an enquiry (LIST-09). A hotel that takes no
 * enquiries has no link. `segments` are the slugs of its ancestors and its own; `nameId` is the
 * element id of its name.
 */
export function BookOrEnquire({
  listing,
  segments,
  nameId,
  variant,
  size = 'small',
  className,
}: {
  listing: Subject;
  segments: readonly string[];
  nameId: string;
  variant: 'filled' | 'soft' | 'outlined';
  size?: 'normal' | 'small';
  className?: string | undefined;
}) {
  const classes = [buttonClass(variant, size), className].filter(Boolean).join(' ');
  const booking = websiteHref(listing.booking_link);
  if (booking)
    return (
      <a
        className={classes}
        href={booking}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={nameId}
      >
        {text.book}
      </a>
    );
  const state: EnquiryState = {
    category: segments.at(-1),
    id: listing.id,
    name: shortText(listing.name),
    image: shortText(listing.image),
  };
  return (
    <AppLink
      className={classes}
      to={paths.enquiry(hotelSlug, enquirySegments(segments))}
      state={state}
      aria-describedby={nameId}
    >
      {text.enquire}
    </AppLink>
  );
}

/** Limits the segments of an enquiry's URL to three: a grandchild's parent is left out. */
function enquirySegments(segments: readonly string[]): readonly string[] {
  return segments.length > 3 ? [...segments.slice(0, 2), ...segments.slice(-1)] : segments;
}
