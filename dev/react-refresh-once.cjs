// The one react-refresh of a page under `pnpm dev`, shared by the shell and all remotes.
globalThis.foyerReactRefresh ??= require('react-refresh/cjs/react-refresh-runtime.development.js');
module.exports = globalThis.foyerReactRefresh;
