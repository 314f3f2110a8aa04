/** Puts the style sheets of a build from elsewhere where those of our own remotes lie. */
import postcss, { CssSyntaxError } from 'postcss';
import { outsideLayers, reachingOut } from '../../layers/built.ts';
import { wrapInLayer } from '../../layers/wrap.ts';

/** As many lines of one sheet are enough to know what is wrong with it. */
const LINES_SHOWN = 5;

/** The sheet inside the screen layer, and why it would change screens of others. */
export function inScreenLayer(path: string, css: string): { css: string; problems: string[] } {
  try {
    const layered = postcss([wrapInLayer('screen')]).process(css, {
      from: undefined,
      map: false,
    }).css;
    const lines = [...outsideLayers(layered), ...reachingOut(layered)];
    const shown = lines.slice(0, LINES_SHOWN).map((line) => `${path}: ${line}`);
    const more = lines.length - shown.length;
    return { css: layered, problems: more > 0 ? [...shown, `${path}: and ${more} more.`] : shown };
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return { css, problems: [`${path} is no style sheet: ${error.reason} in line ${error.line}.`] };
  }
}
