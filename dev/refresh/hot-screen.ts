import { basename, resolve } from 'node:path';

/** Names a screen's own code, which everybody else reaches through the module before it. */
const ITSELF = 'itself';

/** The screens as others import them. */
export const SCREENS = {
  test: /-screen\.tsx$/,
  resourceQuery: { not: new RegExp(`^\\?${ITSELF}$`) },
};

/**
 * What stands before a screen under `rsbuild dev`: a module that lasts, as the shell keeps the one
 * it was given, and whose exports are always those of the screen's newest code. A screen could not
 * take its own updates in: beside a loader React's hot reload does not.
 */
export function hotScreen(file: string): string {
  const itself = JSON.stringify(`./${basename(file)}?${ITSELF}`);
  const steady = JSON.stringify(resolve(import.meta.dirname, 'steady'));
  return `
    import * as screen from ${itself};
    import { steady } from ${steady};
    export let Component, ErrorBoundary, loader, action, shouldRevalidate;
    // As a value: not every screen has each of these, and a missing import would be an error.
    const newest = () => screen;
    const take = () => {
      ({ Component, ErrorBoundary, loader, action, shouldRevalidate } = newest());
      // The shell draws these two itself.
      [Component, ErrorBoundary] = [Component, ErrorBoundary].map(steady);
    };
    take();
    import.meta.webpackHot.accept(${itself}, () => {
      take();
      foyerReactRefresh.performReactRefresh();
    });`;
}
