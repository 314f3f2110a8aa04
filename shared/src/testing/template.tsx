import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';

/** Renders an app to static HTML, as a template does; `hydrate` starts React, `end` removes it. */
export function openTemplate(app: ReactNode) {
  const element = document.createElement('div');
  element.innerHTML = renderToString(app);
  document.body.append(element);
  /** Errors for which React rendered on the client instead of hydrating. */
  const recoveredErrors: unknown[] = [];
  let root: Root | undefined;
  return {
    element,
    hydrate() {
      root = hydrateRoot(element, app, {
        onRecoverableError: (error) => recoveredErrors.push(error),
      });
    },
    end() {
      root?.unmount();
      element.remove();
      expect(recoveredErrors).toEqual([]);
    },
  };
}
