/** The mode in which a build renders templates. */
import type { TemplateContext } from '@foyer/shared/template-filling/fill.ts';

/**
 * The mode of a render. In mode `markers` every variable renders as a marker, and conditions and lists
 * are recorded instead of evaluated. In mode `values` the same screen renders with values, to verify the
 * template.
 */
export type RenderMode = { mode: 'markers' } | { mode: 'values'; context: TemplateContext };

let current: RenderMode = { mode: 'markers' };

export function renderMode(): RenderMode {
  return current;
}

/** Runs a synchronous render in a mode. */
export function withRenderMode<Result>(next: RenderMode, render: () => Result): Result {
  const before = current;
  current = next;
  try {
    return render();
  } finally {
    current = before;
  }
}
