import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';

/** What came with a page, before there is code: `takeOver` makes it live, `end` takes it away. */
export function openFrame(app: ReactNode) {
  const element = document.createElement('div');
  element.innerHTML = renderToString(app);
  document.body.append(element);
  /** What React wrote anew instead of taking it over. */
  const anew: unknown[] = [];
  let root: Root | undefined;
  return {
    element,
    takeOver() {
      root = hydrateRoot(element, app, { onRecoverableError: (error) => anew.push(error) });
    },
    end() {
      root?.unmount();
      element.remove();
      expect(anew).toEqual([]);
    },
  };
}
