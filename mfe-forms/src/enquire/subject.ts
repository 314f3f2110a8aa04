import { decoded, readableName } from '@foyer/shared/addresses/readable-name';
import { EnquiryState } from '@foyer/shared/contracts/enquiry-state';
import * as z from '@foyer/shared/schema';

/** What an enquiry is about: `type` and `category_id` are sent, name and picture shown. */
export type Subject = {
  type: string;
  category_id: number | null;
  name: string | undefined;
  image: string | null | undefined;
};

const NOTHING_IN_PARTICULAR = 'general';

/** The slug that stands before `enquire` in an address of the dashboard. */
function slugBefore(pathname: string): string | undefined {
  const [, , , ...segments] = pathname.split('/');
  const slug = segments.at(-2);
  return slug && decoded(slug);
}

/** From the state of the link that led here, else from the address (FORM-10). */
export function subjectOf(state: unknown, pathname: string): Subject {
  const { category, id, name, image, tab } = z.safeParse(EnquiryState, state).data ?? {};
  const slug = category ?? slugBefore(pathname);
  return {
    type: category ?? tab ?? slug ?? NOTHING_IN_PARTICULAR,
    category_id: id ?? null,
    name: name ?? tab ?? (slug && readableName(slug)),
    image,
  };
}
