import * as z from '@foyer/shared/schema';
import { hotelSlug } from './page.ts';
import { sessionStore } from './storage.ts';

const Values = z.record(z.string(), z.string());

/** The typed values of one form of this hotel, by field. Stored for this tab only. */
export type Draft = ReturnType<typeof draftOf>;

/**
 * Returns the draft of a form. It survives an error, a reload and an expired session, but neither
 * sign-out nor another guest (`session/data-owner.ts`). Never store a password in it.
 */
export function draftOf(form: string) {
  const key = `draft:${hotelSlug}:${form}`;
  return {
    /** Returns the stored values; empty if there are none. */
    read: (): Record<string, string> => sessionStore.read(key, Values) ?? {},
    write: (values: Record<string, string>) => sessionStore.write(key, values),
    clear: () => sessionStore.remove(key),
  };
}
