/** Wraps a style sheet in the cascade layer of its folder. */
import { relative, resolve } from 'node:path';
import { LAYERS, type Layer } from '@foyer/shared/contracts/layers.ts';
import type { ChildNode, Plugin } from 'postcss';

/** The root of this checkout, or of the package that a team has installed. */
const ROOT = resolve(import.meta.dirname, '../../../..');

/** Folders of the base layer, relative to the root. */
const BASE = /^(?:shared\/src\/ui\/styles|shell\/src\/fonts)\//;

/** At-rules that are only valid at the start of a sheet. Imported sheets are wrapped on their own. */
const HEAD = ['charset', 'import', 'namespace'];

const isHead = (node: ChildNode) => node.type === 'atrule' && HEAD.includes(node.name);

function layerOf(file: string): Layer {
  const path = relative(ROOT, file);
  if (BASE.test(path)) return 'base';
  return path.startsWith('shared/') || /\bnode_modules\//.test(file) ? 'ui' : 'screen';
}

/**
 * Wraps a sheet in `layer`, or in the layer of its folder. A PostCSS plugin of builds, component tests
 * and third-party imports. The sheet's own layers are nested, so a library keeps its order and
 * overrides no rule of the app.
 */
export function wrapInLayer(layer?: Layer): Plugin {
  return {
    postcssPlugin: 'foyer:layers',
    Once(root, { AtRule }) {
      const params = layer ?? layerOf(root.source?.input.file ?? '');
      const wrapped = new AtRule({ name: 'layer', params });
      wrapped.append(root.nodes.filter((node) => !isHead(node)));
      const order = new AtRule({ name: 'layer', params: LAYERS.join(',') });
      root.append(order, wrapped);
    },
  };
}
