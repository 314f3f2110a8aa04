// The one react-refresh of a page under `pnpm dev`, shared by the shell and all remotes. It tells of each
// update whoever draws in the place of a React that cannot (steady.ts).
const runtime = require('react-refresh/cjs/react-refresh-runtime.development.js');

const updates = new EventTarget();
globalThis.foyerReactRefresh ??= {
  ...runtime,
  updates,
  performReactRefresh() {
    const update = runtime.performReactRefresh();
    if (update) updates.dispatchEvent(new CustomEvent('update', { detail: update }));
    return update;
  },
};
module.exports = globalThis.foyerReactRefresh;
