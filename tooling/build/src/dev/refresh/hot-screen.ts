import { basename, resolve } from 'node:path';

/** Query that marks the screen's own module; other modules import its wrapper. */
const ITSELF = 'itself';

/** Matches screens as other modules import them. */
export const SCREENS = {
  test: /-screen\.tsx$/,
  resourceQuery: { not: new RegExp(`^\\?${ITSELF}$`) },
};

/**
 * Returns a wrapper module for a screen under `rsbuild dev`. The shell keeps the first module it loads, so
 * the wrapper stays and its exports follow the screen's newest code. A screen cannot accept its own
 * updates, because React's hot reload does not work for a module that also exports a loader.
 */
export function hotScreen(file: string): string {
  const itself = JSON.stringify(`./${basename(file)}?${ITSELF}`);
  const stableComponentModule = JSON.stringify(resolve(import.meta.dirname, 'stable-component'));
  return `
    import * as screen from ${itself};
    import { stableComponent } from ${stableComponentModule};
    export let Component, ErrorBoundary, loader, action, shouldRevalidate;
    // Read as a value: a named import of a missing export would be an error.
    const newest = () => screen;
    const update = () => {
      ({ Component, ErrorBoundary, loader, action, shouldRevalidate } = newest());
      // The shell renders these two itself.
      [Component, ErrorBoundary] = [Component, ErrorBoundary].map(stableComponent);
    };
    update();
    import.meta.webpackHot.accept(${itself}, () => {
      update();
      foyerReactRefresh.performReactRefresh();
    });`;
}
