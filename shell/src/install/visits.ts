import { cookies, sessionStore } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

/** Outlives signing out, which clears all local storage. */
const COOKIE = 'foyer_visited';
const LASTING_SECONDS = 180 * 24 * 60 * 60;

const KEY = 'visit';
const Visit = z.object({ day: z.string(), again: z.boolean() });

/**
 * Whether somebody has been here before: on another day, or in a tab that is closed by now. Asked
 * once more in one visit, such as after a reload, it answers the same.
 */
export function isAnotherVisit(day = new Date().toDateString()): boolean {
  const current = sessionStore.read(KEY, Visit);
  if (current?.day === day) return current.again;
  const again = cookies.has(COOKIE);
  sessionStore.write(KEY, { day, again });
  cookies.set(COOKIE, LASTING_SECONDS);
  return again;
}
