const dirname = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The exports of a module by name. */
type Exports = Readonly<Record<string, unknown>>;

/** The parts of a story file's `meta` that name the exports it shows. */
export type Meta = {
  component?: unknown;
  subcomponents?: Readonly<Record<string, unknown>> | undefined;
  /** `shows` lists hooks, and components without a props table. */
  parameters?: { shows?: readonly unknown[]; accessibility?: readonly string[] } | undefined;
};

/** Matches the names of components and hooks. Other exports are helpers, which have unit tests. */
const COMPONENT_OR_HOOK = /^(?:[A-Z]|use[A-Z])/;

/** Reports whether React accepts a value as a component, or it may be a hook. A class is neither. */
function isFunctionOrComponent(value: unknown): boolean {
  if (typeof value === 'function')
    return Object.getOwnPropertyDescriptor(value, 'prototype')?.writable !== false;
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

function shownBy({ component, subcomponents = {}, parameters }: Meta): unknown[] {
  return [component, ...Object.values(subcomponents), ...(parameters?.shows ?? [])];
}

/**
 * Lists the components and hooks that no story file of their folder shows. Both maps are keyed by
 * path.
 */
export function missingStories(
  modules: ReadonlyMap<string, Exports>,
  metas: ReadonlyMap<string, Meta>,
): string[] {
  return [...modules].flatMap(([path, exports]) => {
    const shown = [...metas].flatMap(([file, meta]) =>
      dirname(file) === dirname(path) ? shownBy(meta) : [],
    );
    return Object.entries(exports)
      .filter(([name, value]) => COMPONENT_OR_HOOK.test(name) && isFunctionOrComponent(value))
      .filter(([, value]) => !shown.includes(value))
      .map(
        ([name]) => `${name} has no story: add one to ${path.replace(/\.tsx?$/, '.stories.tsx')}`,
      );
  });
}
