/** Loaded before a server: tells the process that has started it which files of this checkout it is made of. */
import { registerHooks } from 'node:module';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file that the server has loaded. */
export type Loaded = { loaded: string };

registerHooks({
  load(url, context, next) {
    const path = url.startsWith('file:') ? fileURLToPath(url) : '';
    // Packages change when others are installed anywhere: their files are links to the same ones.
    if (path && !path.includes(`${sep}node_modules${sep}`))
      process.send?.({ loaded: path } satisfies Loaded);
    return next(url, context);
  },
});
