import type { RsbuildPlugin } from '@rsbuild/core';

/** Names for who debugs, and calls that do nothing but make a component. */
const NAMED = /^\w+\.displayName = "\w+";$/gm;
const MADE = /^var \w+ = (?=\w+\.(?:forwardRef|memo|createContext)\()/gm;

/**
 * Leaves out what of React Router nobody uses. Its parts lie in one file, which does not say that
 * they may go: forms, its own links and their prefetching stayed, 3 KB of every cold start.
 */
export function leanRouterPlugin(): RsbuildPlugin {
  return {
    name: 'foyer:lean-router',
    apply: 'build',
    setup(api) {
      api.transform({ test: /[\\/]react-router[\\/]dist[\\/]/ }, ({ code }) =>
        code.replace(NAMED, '').replace(MADE, '$&/* @__PURE__ */ '),
      );
    },
  };
}
