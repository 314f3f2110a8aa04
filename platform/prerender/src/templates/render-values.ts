import type { TemplateContext } from '@foyer/shared/template-filling/fill.ts';

let values: TemplateContext | undefined;

/**
 * Returns the values of the current render. Without them every variable renders as a marker, and
 * conditions and lists are recorded instead of evaluated. With values the same screen renders to
 * verify the template. This is no part of `stand-ins.tsx`, of which a build has several instances.
 */
export const renderValues = (): TemplateContext | undefined => values;

/** Runs a synchronous render with values, or with markers. */
export function renderWith<Result>(context: TemplateContext | undefined, render: () => Result) {
  values = context;
  try {
    return render();
  } finally {
    values = undefined;
  }
}
