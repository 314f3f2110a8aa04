import * as z from '@foyer/shared/schema';
import { parseJson } from '../documents/parse-json.ts';

/**
 * Creates a JSON store over web storage, or in memory if the browser refuses storage. A string is stored
 * without quotes. A value that fails its schema is removed, that key only.
 */
export function createStore(open: () => Storage) {
  const memory = new Map<string, string>();
  const attempt = <Result>(action: (storage: Storage) => Result): Result | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  function remove(key: string): void {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key));
  }
  return {
    read<Schema extends z.core.$ZodType>(
      key: string,
      schema: Schema,
    ): z.output<Schema> | undefined {
      const raw = memory.get(key) ?? attempt((storage) => storage.getItem(key));
      if (raw === null || raw === undefined) return undefined;
      // The plain string first: a token of digits is valid JSON too, and a parse error costs 30 ms on a slow phone.
      const bare = z.safeParse(schema, raw);
      const parsed = bare.success ? bare : z.safeParse(schema, parseJson(raw));
      if (parsed.success) return parsed.data;
      remove(key);
      return undefined;
    },
    write(key: string, value: unknown): void {
      const raw = typeof value === 'string' ? value : JSON.stringify(value);
      const stored = attempt((storage) => {
        storage.setItem(key, raw);
        return true;
      });
      if (stored) {
        memory.delete(key);
        return;
      }
      memory.set(key, raw);
      // Another tab or the next visit would otherwise read the outdated value.
      attempt((storage) => storage.removeItem(key));
    },
    remove,
    /** Removes all keys except those in `keep`, each also with a suffix after a colon. */
    clear(keep: readonly string[] = []): void {
      const stored =
        attempt((storage) => Array.from(storage, (_, index) => storage.key(index) ?? '')) ?? [];
      for (const key of [...memory.keys(), ...stored])
        if (!keep.includes(key.split(':', 1)[0] ?? '')) remove(key);
    },
  };
}

/** The store that all tabs share; signing out clears it. */
export const localStore = createStore(() => window.localStorage);
/** The store of this tab; only `PUBLIC_KEYS` survive a sign-out and a change of guest. */
export const sessionStore = createStore(() => window.sessionStorage);
