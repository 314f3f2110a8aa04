// The single react-refresh of a page under `pnpm dev`, shared by the shell and all remotes. It dispatches
// each update to the stable components of a production React (stable-component.ts).
const runtime = require('react-refresh/runtime');

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
