import * as z from '@foyer/shared/schema';

/** Where a page keeps what must outlive it; falls back to memory when the browser refuses. */
export type Store = {
  read<Schema extends z.core.$ZodType>(key: string, schema: Schema): z.output<Schema> | undefined;
  write(key: string, value: unknown): void;
  remove(key: string): void;
  clear(): void;
};

/**
 * A JSON store over web storage. Text that is no JSON is read as a plain string (the token and
 * the slug are stored bare); a value that does not fit its schema is dropped, that key only.
 */
export function createStore(open: () => Storage): Store {
  const memory = new Map<string, string>();
  const attempt = <Result>(action: (storage: Storage) => Result): Result | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  return {
    read(key, schema) {
      const raw = memory.get(key) ?? attempt((storage) => storage.getItem(key));
      if (raw === null || raw === undefined) return undefined;
      // Bare first: a token of digits only is JSON as well, and an error costs a slow phone 30 ms.
      const bare = z.safeParse(schema, raw);
      const parsed = bare.success ? bare : z.safeParse(schema, parse(raw));
      if (parsed.success) return parsed.data;
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
      return undefined;
    },
    write(key, value) {
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
      // What stood there before is no longer true; another tab or the next visit would believe it.
      attempt((storage) => storage.removeItem(key));
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    clear() {
      memory.clear();
      attempt((storage) => storage.clear());
    },
  };
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

/** What all tabs share; signing out clears it as a whole. */
export const localStore = createStore(() => window.localStorage);
/** What belongs to this tab. */
export const sessionStore = createStore(() => window.sessionStorage);
