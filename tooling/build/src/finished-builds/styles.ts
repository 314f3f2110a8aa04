/** Wraps a third-party build's style sheets in the layer of the app's own remotes. */
import postcss, { CssSyntaxError } from 'postcss';
import { globalSelectorProblems, layerProblems } from '../layers/check-layers.ts';
import { wrapInLayer } from '../layers/wrap-in-layer.ts';

/** The largest number of printed problems of one sheet. */
const SHOWN_PROBLEMS = 5;

/** Returns the sheet in the screen layer, and its rules that would affect other screens. */
export function wrapInScreenLayer(path: string, css: string): { css: string; problems: string[] } {
  try {
    const layered = postcss([wrapInLayer('screen')]).process(css, {
      from: undefined,
      map: false,
    }).css;
    const problems = [...layerProblems(layered), ...globalSelectorProblems(layered)];
    const shown = problems.slice(0, SHOWN_PROBLEMS).map((problem) => `${path}: ${problem}`);
    const more = problems.length - shown.length;
    return { css: layered, problems: more > 0 ? [...shown, `${path}: and ${more} more.`] : shown };
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return {
      css,
      problems: [`${path} is not a valid style sheet: ${error.reason} in line ${error.line}.`],
    };
  }
}
