import { resolve } from 'node:path';

// As Node reads it: bundled, as what a config imports is, it would not know where it lies.
const wrap = resolve('../../../layers/wrap-in-layer.ts');
const { wrapInLayer } = await import(/* turbopackIgnore: true */ wrap);

export default { plugins: [wrapInLayer()] };
