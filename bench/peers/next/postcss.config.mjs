import { resolve } from 'node:path';

// Imported by Node at run time: a bundled copy, like other imports of a config, would not know its path.
const wrap = resolve('../../../layers/wrap-in-layer.ts');
const { wrapInLayer } = await import(/* turbopackIgnore: true */ wrap);

export default { plugins: [wrapInLayer()] };
