import { decoded, readableName } from '@foyer/shared/addresses/readable-name.ts';
import { EnquiryState } from '@foyer/shared/contracts/enquiry-state.ts';
import * as z from '@foyer/shared/schema';

/** The subject of an enquiry: `type` and `category_id` are sent, name and picture are shown. */
type Subject = {
  type: string;
  category_id: number | null;
  name: string | undefined;
  image: string | null | undefined;
};

const GENERAL = 'general';

/** Returns the slug before `enquire` in a dashboard path. */
function slugBefore(pathname: string): string | undefined {
  const [, , , ...segments] = pathname.split('/');
  const slug = segments.at(-2);
  return slug && decoded(slug);
}

/** Returns the subject from the link's state, else from the path (FORM-42). */
export function subjectOf(state: unknown, pathname: string): Subject {
  const { category, id, name, image, tab } = z.safeParse(EnquiryState, state).data ?? {};
  const slug = category ?? slugBefore(pathname);
  return {
    type: category ?? tab ?? slug ?? GENERAL,
    category_id: id ?? null,
    name: name ?? tab ?? (slug && readableName(slug)),
    image,
  };
}
