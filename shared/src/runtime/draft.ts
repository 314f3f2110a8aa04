import * as z from '@foyer/shared/schema';
import { hotelSlug } from './page.ts';
import { session } from './session.ts';
import { sessionStore } from './storage.ts';

const Stored = z.object({
  owner: z.nullable(z.number()),
  values: z.record(z.string(), z.string()),
});

/** What somebody typed into a form of this hotel, by field; kept for this tab only. */
export type Draft = {
  /** Empty when there is none. */
  read(): Record<string, string>;
  write(values: Record<string, string>): void;
  clear(): void;
};

/**
 * Keeps a form through an error, a reload and an expired session. What a signed-in guest typed is
 * read by that guest only. Never give it a password.
 */
export function draftOf(form: string): Draft {
  const key = `draft:${hotelSlug}:${form}`;
  const owner = () => session.user()?.id ?? null;
  return {
    read() {
      const stored = sessionStore.read(key, Stored);
      const own = stored && (stored.owner === null || stored.owner === owner());
      return own ? stored.values : {};
    },
    write: (values) => sessionStore.write(key, { owner: owner(), values }),
    clear: () => sessionStore.remove(key),
  };
}
