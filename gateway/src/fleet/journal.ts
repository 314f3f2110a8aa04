import * as z from 'zod/mini';

/** A fleet document that was accepted: who brought it, when (ISO 8601), by what and why. */
export const Edition = z.object({
  revision: z.int().check(z.positive()),
  at: z.string(),
  who: z.string(),
  /** The command that made it, or that it was edited by hand. */
  what: z.string(),
  why: z.optional(z.string()),
  /** The document as it was written, notes and comments included; its `revision` is this one. */
  text: z.string(),
});
export type Edition = z.infer<typeof Edition>;

/**
 * Every fleet document that was accepted, by its revision: 1, 2, 3 and so on, never changed. The
 * newest is in force.
 */
export type Journal = {
  /** The highest revision; 0 where there is none. */
  newest(): Promise<number>;
  /** Undefined where there is none of that number, or nothing that can be read. */
  read(revision: number): Promise<Edition | undefined>;
  /** Adds an edition; false where somebody else was faster to take its number. */
  append(edition: Edition): Promise<boolean>;
};

/** A journal for as long as the process runs. */
export function memoryJournal(): Journal {
  const editions: Edition[] = [];
  return {
    newest: async () => editions.length,
    read: async (revision) => editions[revision - 1],
    async append(edition) {
      if (edition.revision !== editions.length + 1) return false;
      editions.push(edition);
      return true;
    },
  };
}

/** As many that cannot be read are stepped over. */
const STEPPED_OVER = 1000;

/** The edition in force: the newest that can be read. */
export async function newestEdition(journal: Journal): Promise<Edition | undefined> {
  const newest = await journal.newest();
  for (let revision = newest; revision > Math.max(0, newest - STEPPED_OVER); revision -= 1) {
    const edition = await journal.read(revision);
    if (edition) return edition;
  }
  return undefined;
}
