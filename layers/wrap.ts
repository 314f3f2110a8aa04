/** Puts a sheet into the cascade layer of the place that it comes from. */
import { relative, resolve } from 'node:path';
import type { ChildNode, Plugin } from 'postcss';
import { LAYERS, type Layer } from '../shared/src/contracts/layers.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** The first that fits, by the path from here; every other sheet is a screen's own. */
const PLACES: [place: RegExp, layer: Layer][] = [
  [/^(?:shared\/src\/ui\/styles|shell\/src\/fonts)\//, 'base'],
  [/^shared\//, 'ui'],
];
/** What other packages bring. Where `shared` is one of them its place is known already. */
const PACKAGES = /\bnode_modules\//;

/** What may only stand at a sheet's head. An imported sheet is wrapped by itself, where it lies. */
const HEAD = ['charset', 'import', 'namespace'];

const isHead = (node: ChildNode) => node.type === 'atrule' && HEAD.includes(node.name);

function layerOf(file: string): Layer {
  const path = relative(ROOT, file);
  const known = PLACES.find(([place]) => place.test(path))?.[1];
  return known ?? (PACKAGES.test(file) ? 'ui' : 'screen');
}

/**
 * The PostCSS plugin that builds, component tests and adoption share: into `layer`, or into that of
 * the place where the sheet lies. Layers that a sheet has of its own end up inside, so a library
 * keeps its order and wins over nothing of ours.
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
