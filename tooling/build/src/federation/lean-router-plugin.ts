import type { RsbuildPlugin } from '@rsbuild/core';

/** Display names, and pure calls that create a component. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;
const COMPONENT_CALL = /^var \w+ = (?=\w+\.(?:forwardRef|memo|createContext)\()/gm;

/**
 * Makes unused components of React Router removable. The package does not mark them as pure, so its
 * forms, links and prefetching stayed in the build: 3 KB of every cold start.
 */
export function leanRouterPlugin(): RsbuildPlugin {
  return {
    name: 'foyer:lean-router',
    apply: 'build',
    setup(api) {
      api.transform({ test: /[\\/]react-router[\\/]dist[\\/]/ }, ({ code }) =>
        code.replace(DISPLAY_NAME, '').replace(COMPONENT_CALL, '$&/* @__PURE__ */ '),
      );
    },
  };
}
