import { paths } from '@foyer/shared/addresses/paths';
import type { EnquiryState } from '@foyer/shared/contracts/enquiry-state';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button';
import { websiteHref } from '@foyer/shared/ui/links/links';
import { brief } from '../details/details-state.ts';
import { text } from '../text.ts';

type Subject = {
  id?: number | null | undefined;
  name: string;
  image?: string | null | undefined;
  booking_link?: string | null | undefined;
};

/**
 * What can be done about a listing: it is booked where it has a sound booking link, else asked
 * about, where this hotel takes enquiries (LIST-09). `segments` are its slug and, before it, those
 * it stands under; `of` is the id of its name.
 */
export function Act({
  listing,
  segments,
  of,
  look,
  size = 'small',
  className,
}: {
  listing: Subject;
  segments: readonly string[];
  of: string;
  look: 'filled' | 'soft' | 'quiet';
  size?: 'normal' | 'small';
  className?: string | undefined;
}) {
  const classes = [buttonClass(look, size), className].filter(Boolean).join(' ');
  const booking = websiteHref(listing.booking_link);
  if (booking)
    return (
      <a
        className={classes}
        href={booking}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={of}
      >
        {text.book}
      </a>
    );
  const state: EnquiryState = {
    category: segments.at(-1),
    id: listing.id,
    name: brief(listing.name),
    image: brief(listing.image),
  };
  return (
    <AppLink
      className={classes}
      to={paths.enquiry(hotelSlug, enquirySegments(segments))}
      state={state}
      aria-describedby={of}
    >
      {text.enquire}
    </AppLink>
  );
}

/** The address of an enquiry has room for three: of a grandchild its parent is left out. */
function enquirySegments(segments: readonly string[]): readonly string[] {
  return segments.length > 3 ? [...segments.slice(0, 2), ...segments.slice(-1)] : segments;
}
