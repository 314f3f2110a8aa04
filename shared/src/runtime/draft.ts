import * as z from '@foyer/shared/schema';
import { hotelSlug } from './page.ts';
import { session } from './session/session.ts';
import { sessionStore } from './storage.ts';

const Stored = z.object({
  owner: z.nullable(z.number()),
  values: z.record(z.string(), z.string()),
});

/** The typed values of one form of this hotel, by field. Stored for this tab only. */
export type Draft = ReturnType<typeof draftOf>;

/**
 * Returns the draft of a form. It survives an error, a reload and an expired session. Only the guest who
 * typed a draft while signed in reads it. Never store a password in it.
 */
export function draftOf(form: string) {
  const key = `draft:${hotelSlug}:${form}`;
  const owner = () => session.user()?.id ?? null;
  return {
    /** Returns the stored values; empty if there are none. */
    read(): Record<string, string> {
      const stored = sessionStore.read(key, Stored);
      const own = stored && (stored.owner === null || stored.owner === owner());
      return own ? stored.values : {};
    },
    write: (values: Record<string, string>) => sessionStore.write(key, { owner: owner(), values }),
    clear: () => sessionStore.remove(key),
  };
}
