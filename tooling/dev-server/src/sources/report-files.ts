/** Runs before a server, and reports each loaded file of this checkout to its parent. */
import { registerHooks } from 'node:module';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file that the server has loaded. */
export type Loaded = { loaded: string };

registerHooks({
  load(url, context, next) {
    const path = url.startsWith('file:') ? fileURLToPath(url) : '';
    // Skips packages: their files are hard links, which change with an installation anywhere.
    if (path && !path.includes(`${sep}node_modules${sep}`))
      process.send?.({ loaded: path } satisfies Loaded);
    return next(url, context);
  },
});
